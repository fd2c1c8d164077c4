/** Stands for `@testing-library/user-event` in stories: the copy that is part of Storybook. */
export { userEvent as default } from 'storybook/test'
