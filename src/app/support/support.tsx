import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { supportTools } from '../../../contract/tools.ts';
import { SupportScreen } from '../../support/SupportScreen.tsx';
import { followDeviceColours } from './followDeviceColours.ts';
import { SupportDocument } from './SupportDocument.tsx';

followDeviceColours();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <SupportDocument>
      <SupportScreen frameSrc={supportTools.frame} />
    </SupportDocument>
  </StrictMode>,
);
