import { styled } from '@mui/material/styles';
import { supportCopy } from '../../content/trace/supportScreen.ts';
import { traceErrors } from '../../content/trace/traceErrors.ts';
import { Message } from '../Message.tsx';
import { placeOf } from './placeOf.ts';
import type { Failure } from './useTraces.ts';

const copy = supportCopy.opening;

const Code = styled('code')(({ theme }) => ({ ...theme.typography.code, fontSize: '0.875rem' }));

/** On the line of the sentences if there is room, so that a message takes few lines. */
const Codes = styled('span')({ display: 'inline-block' });

const List = styled('div')({ display: 'grid', gap: 6 });

type FailuresProps = {
  failures: readonly Failure[];
  onDismiss: (key: string) => void;
};

/** Files that could not be opened: what is wrong, what to do, and the error code for the developers. */
export const Failures = ({ failures, onDismiss }: FailuresProps) =>
  failures.length > 0 && (
    <List>
      {failures.map(({ key, name, code, detail }) => {
        const place = placeOf({ code, detail });
        return (
          <Message
            key={key}
            kind="error"
            role="alert"
            title={copy.failed(name)}
            onClose={() => onDismiss(key)}
          >
            {traceErrors[code].says} {traceErrors[code].todo}{' '}
            <Codes>
              {copy.code} <Code>{code}</Code>
              {place && (
                <>
                  {' · '}
                  {place.label} <Code>{place.value}</Code>
                </>
              )}
            </Codes>
          </Message>
        );
      })}
    </List>
  );
