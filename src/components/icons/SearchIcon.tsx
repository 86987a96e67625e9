import { LineIcon } from './LineIcon.tsx';

/** A magnifying glass in the colour of the text beside it. */
export const SearchIcon = () => <LineIcon path="M12.4 12.4a5.5 5.5 0 1 0-.01.01L17 17" />;
