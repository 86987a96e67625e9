/** A component that renders nothing, in place of library components that this site never shows. */
const emptyComponent = () => null;
export default emptyComponent;
