import { userEvent } from 'storybook/test'

/** Replaces `@testing-library/user-event` in stories by the copy that is part of Storybook. */
export default userEvent
