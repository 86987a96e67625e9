/**
 * In place of MUI's createTheme. MUI's modules compute default themes when they load, and this site renders nothing without
 * its own theme.
 */
const noTheme = () => ({});
export default noTheme;
