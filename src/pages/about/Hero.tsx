import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { KolamPicture } from '../../components/art/KolamPicture.tsx';
import { HeroActions, HeroTextButton } from '../../components/page/heroActions.ts';
import { PageHero } from '../../components/page/PageHero.tsx';
import { aboutCopy } from '../../content/marketing/about.ts';
import { breadcrumbs } from '../../content/breadcrumbs.ts';
import aboutKolam from '../../../.cache/art/aboutKolam.drawing.json';
import { sectionLinkProps } from '../../navigation/sectionLinkProps.ts';
import { foundersId } from './Founders.tsx';

const Sentence = styled('span')({ display: 'block' });

export function Hero() {
  const { heading, introduction, contact, founders } = aboutCopy.hero;
  const [dots, line] = heading;
  return (
    <PageHero
      label={breadcrumbs.label}
      crumbs={[breadcrumbs.home, { label: aboutCopy.crumb }]}
      heading={
        <>
          <Sentence>{dots} </Sentence>
          <Sentence>{line}</Sentence>
        </>
      }
      introduction={introduction}
      art={<KolamPicture drawing={aboutKolam} />}
    >
      <HeroActions>
        <Button variant="contained" component={Link} to={paths.contact}>
          {contact}
        </Button>
        <HeroTextButton component={Link} {...sectionLinkProps(foundersId)}>
          {founders}
        </HeroTextButton>
      </HeroActions>
    </PageHero>
  );
}
