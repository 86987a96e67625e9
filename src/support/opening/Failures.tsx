import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Alert } from '../../components/feedback/Alert.tsx';
import { supportCopy } from '../../content/trace/supportScreen.ts';
import { traceErrors } from '../../content/trace/traceErrors.ts';
import { placeOf } from './placeOf.ts';
import type { Failure } from './useTraces.ts';

const copy = supportCopy.opening;

const Code = styled('code')(({ theme }) => ({
  ...theme.typography.code,
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
}));

const List = styled('div')({ display: 'grid', gap: 12 });

type FailuresProps = {
  failures: readonly Failure[];
  onDismiss: (key: string) => void;
};

/** Files that were not opened: what is wrong, what to do, and the code for those who look after the site. */
export const Failures = ({ failures, onDismiss }: FailuresProps) =>
  failures.length > 0 && (
    <List>
      {failures.map(({ key, name, code, detail }) => {
        const place = placeOf({ code, detail });
        return (
          <Alert
            key={key}
            kind="error"
            role="alert"
            title={copy.failed(name)}
            actions={
              <Button size="small" variant="text" onClick={() => onDismiss(key)}>
                {copy.dismiss}
              </Button>
            }
          >
            <p>{traceErrors[code].says}</p>
            <p>{traceErrors[code].todo}</p>
            <p>
              {copy.code} <Code>{code}</Code>
              {place && (
                <>
                  {' · '}
                  {place.label} <Code>{place.value}</Code>
                </>
              )}
            </p>
          </Alert>
        );
      })}
    </List>
  );
