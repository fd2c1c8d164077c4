import { userEvent } from 'storybook/test'

/** Stands for `@testing-library/user-event` in stories: the copy that is part of Storybook. */
export default userEvent
