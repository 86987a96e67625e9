import { styled } from '@mui/material/styles';
import { supportCopy } from '../../content/trace/supportScreen.ts';
import type { PatchRow } from './patchRows.ts';

const copy = supportCopy.detail;

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.code,
  width: '100%',
  fontSize: '0.875rem',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th, & td': {
    padding: '6px 10px 6px 0',
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& thead th': { ...theme.typography.body2, fontWeight: 600 },
  '& tbody th': { fontWeight: 600 },
  '& th:first-of-type': { width: '36%' },
  '& th:nth-of-type(2)': { width: '27%' },
}));

/** What a step changed: the place, what stood there before, what stands there now. */
export const PatchTable = ({ rows }: { rows: readonly PatchRow[] }) =>
  rows.length === 0 ? (
    <p>{copy.noChanges}</p>
  ) : (
    <Table>
      <thead>
        <tr>
          <th scope="col">{copy.place}</th>
          <th scope="col">{copy.before}</th>
          <th scope="col">{copy.after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ place, before, after }) => (
          <tr key={place}>
            <th scope="row">{place}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
