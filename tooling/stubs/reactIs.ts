/** In place of `react-is` for MUI's deep merge, which asks it about plain objects only: memo, forwardRef and lazy are such objects. */
export const isValidElementType = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && '$$typeof' in value;
