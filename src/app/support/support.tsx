import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { supportTools } from '../../../contract/tools.ts';
import { supportTitles } from '../../content/supportTitles.ts';
import { followDeviceColours } from './followDeviceColours.ts';
import { SupportDocument } from './SupportDocument.tsx';

followDeviceColours();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <SupportDocument>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe title={supportTitles.frame} src={supportTools.frame} width="100%" height="800" />
    </SupportDocument>
  </StrictMode>,
);
