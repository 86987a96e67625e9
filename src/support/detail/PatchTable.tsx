import { styled } from '@mui/material/styles';
import { supportCopy } from '../../content/trace/supportScreen.ts';
import type { PatchRow } from './patchRows.ts';

const copy = supportCopy.detail;

/** Three columns would be too narrow for most words, so the place is on a line above the two values. */
const narrow = '@container (max-width: 559px)';

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.code,
  width: '100%',
  fontSize: '0.875rem',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  [narrow]: { display: 'block' },
}));

const Rows = styled('tbody')({ [narrow]: { display: 'block' } });

const Row = styled('tr')(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [narrow]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 10, padding: '6px 0' },
}));

const PlaceColumn = styled('col')({ width: '36%' });
const BeforeColumn = styled('col')({ width: '27%' });

const Value = styled('td')({
  padding: '6px 10px 6px 0',
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  [narrow]: { padding: 0 },
});
const Content = styled(Value)({ whiteSpace: 'pre-wrap' });
const Place = styled(Value)({ fontWeight: 600, [narrow]: { gridColumn: '1 / -1' } });
const Heading = styled(Value)(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
}));
const PlaceHeading = styled(Heading)({ [narrow]: { gridColumn: '1 / -1' } });

/** The changes of a step: place, value before, value after. */
export const PatchTable = ({ rows }: { rows: readonly PatchRow[] }) =>
  rows.length === 0 ? (
    <p>{copy.noChanges}</p>
  ) : (
    <Table>
      <colgroup>
        <PlaceColumn />
        <BeforeColumn />
      </colgroup>
      <Rows as="thead">
        <Row>
          <PlaceHeading as="th" scope="col">
            {copy.place}
          </PlaceHeading>
          <Heading as="th" scope="col">
            {copy.before}
          </Heading>
          <Heading as="th" scope="col">
            {copy.after}
          </Heading>
        </Row>
      </Rows>
      <Rows>
        {rows.map(({ place, before, after }) => (
          <Row key={place}>
            <Place as="th" scope="row">
              {place}
            </Place>
            <Content>{before}</Content>
            <Content>{after}</Content>
          </Row>
        ))}
      </Rows>
    </Table>
  );
