import { userEvent } from 'storybook/test'

/** Replaces `@testing-library/user-event` in stories with the copy that is part of Storybook. */
export default userEvent
