/** A component that draws nothing, in the place of a part of a library that this site never shows. */
const emptyComponent = () => null;
export default emptyComponent;
