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
}));

const PlaceColumn = styled('col')({ width: '36%' });
const BeforeColumn = styled('col')({ width: '27%' });

const Value = styled('td')(({ theme }) => ({
  padding: '6px 10px 6px 0',
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));
const Place = styled(Value.withComponent('th'))({ fontWeight: 600 });
const Heading = styled(Place)(({ theme }) => ({ ...theme.typography.body2, fontWeight: 600 }));

/** What a step changed: the place, what stood there before, what stands there now. */
export const PatchTable = ({ rows }: { rows: readonly PatchRow[] }) =>
  rows.length === 0 ? (
    <p>{copy.noChanges}</p>
  ) : (
    <Table>
      <colgroup>
        <PlaceColumn />
        <BeforeColumn />
      </colgroup>
      <thead>
        <tr>
          <Heading scope="col">{copy.place}</Heading>
          <Heading scope="col">{copy.before}</Heading>
          <Heading scope="col">{copy.after}</Heading>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ place, before, after }) => (
          <tr key={place}>
            <Place scope="row">{place}</Place>
            <Value>{before}</Value>
            <Value>{after}</Value>
          </tr>
        ))}
      </tbody>
    </Table>
  );
