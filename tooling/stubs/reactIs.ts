/**
 * In place of `react-is` for MUI's deep merge, which calls it with plain objects only. Of the valid element types, those of
 * memo, forwardRef and lazy are objects.
 */
export const isValidElementType = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && '$$typeof' in value;
