import { createRoot } from 'react-dom/client';
import { SupportDocument } from './SupportDocument.tsx';
import { showColours } from './showColours.ts';

showColours('light');
createRoot(document.getElementById('root')!).render(<SupportDocument>{null}</SupportDocument>);
