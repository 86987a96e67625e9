import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { KolamPicture } from '../../components/art/KolamPicture.tsx';
import { PageHero } from '../../components/page/PageHero.tsx';
import { Chip } from '../../components/feedback/Chip.ts';
import { aboutCrumb } from '../../content/marketing/about.ts';
import { breadcrumbs } from '../../content/breadcrumbs.ts';
import { careersCopy } from '../../content/marketing/careers.ts';
import careersKolam from '../../../.cache/art/careersKolam.drawing.json';

const Languages = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginBottom: 16 });

/**
 * A letter of the language's script, for which the operating system has a typeface. The gap beside it keeps it from being
 * read as a word before the name.
 */
const Sample = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  minWidth: '1.2em',
  paddingRight: 11,
  marginRight: 3,
  borderRight: `2px solid ${theme.vars.palette.background.default}`,
  fontWeight: 500,
  '&:lang(ta)': {
    fontFamily: "'Anek Tamil', 'Noto Sans Tamil', 'Nirmala UI', 'Tamil Sangam MN', sans-serif",
  },
  [theme.breakpoints.up('sm')]: { paddingRight: 16, marginRight: 8 },
}));

export function Hero() {
  const { heading, introduction, languages, requirement } = careersCopy.hero;
  return (
    <PageHero
      label={breadcrumbs.label}
      crumbs={[breadcrumbs.home, aboutCrumb, { label: careersCopy.crumb }]}
      heading={heading}
      introduction={introduction}
      art={<KolamPicture drawing={careersKolam} />}
    >
      <Languages>
        {languages.map(({ sample, language, name }) => (
          <li key={name}>
            <Chip size="large">
              <Sample lang={language} aria-hidden="true">
                {sample}
              </Sample>
              {name}
            </Chip>
          </li>
        ))}
      </Languages>
      <Typography sx={{ maxWidth: '33em' }}>{requirement}</Typography>
    </PageHero>
  );
}
