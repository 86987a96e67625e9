/** In place of MUI's createTheme: its parts compute default themes as they load, and nothing here is drawn without the site's own. */
const noTheme = () => ({});
export default noTheme;
