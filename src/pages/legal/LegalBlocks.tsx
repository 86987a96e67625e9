import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';
import { listDot, listIndent } from '../../components/text/listDot.ts';
import { paths } from '../../../contract/paths.ts';
import type { LegalBlock, LegalPiece } from '../../content/legal/legal.ts';

const Paragraph = styled('p')({ marginTop: 14 });

/** An inline-block, so that a phone number does not break as long as it fits into a line. */
const WholeLink = styled(Link)({ display: 'inline-block', maxWidth: '100%' }) as typeof Link;

/** On paper it begins on the sheet of the paragraph that introduces it. */
const List = styled('dl')({ marginTop: 14, breakBefore: 'avoid' });

const Entry = styled('div')({ padding: `0 0 12px ${listIndent}px`, breakInside: 'avoid' });

const Term = styled('dt')(({ theme }) => ({ ...listDot(theme, 1.6), fontWeight: 600 }));

const Description = styled('dd')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

function Piece({ piece }: { piece: LegalPiece }) {
  if (typeof piece === 'string') return piece;
  return 'page' in piece ? (
    <WholeLink component={RouterLink} to={paths[piece.page]}>
      {piece.text}
    </WholeLink>
  ) : (
    <WholeLink href={piece.href}>{piece.text}</WholeLink>
  );
}

const keyOf = (piece: LegalPiece) => (typeof piece === 'string' ? piece : piece.text);

/** The paragraphs and lists of one section. */
export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return blocks.map((block) =>
    block.kind === 'text' ? (
      <Paragraph key={block.pieces.map(keyOf).join('')}>
        {block.pieces.map((piece) => (
          <Piece key={keyOf(piece)} piece={piece} />
        ))}
      </Paragraph>
    ) : (
      <List key={block.entries.map(({ term }) => term).join()}>
        {block.entries.map(({ term, text }) => (
          <Entry key={term}>
            <Term>{term}</Term>
            <Description>{text}</Description>
          </Entry>
        ))}
      </List>
    ),
  );
}
