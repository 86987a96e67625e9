import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import type { CallToAction } from '../../content/service.ts';

/** Leads to the form of a service and takes along which service it was (SVC-13). */
export function ApplyButton({ call }: { call: CallToAction }) {
  const state = 'serviceType' in call ? { choice: { serviceType: call.serviceType } } : undefined;
  return (
    <Button variant="contained" component={Link} to={paths[call.page]} state={state}>
      {call.label}
    </Button>
  );
}
