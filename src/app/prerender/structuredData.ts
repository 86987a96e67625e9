import type { JobType } from '../../../contract/enumerations/openings.ts';
import { paths } from '../../../contract/paths.ts';
import type { PathName } from '../../../contract/paths.ts';
import { openingEntries } from '../../content/marketing/careers.ts';
import { company } from '../../content/company.ts';
import { pages } from '../../content/pages.ts';
import { serviceMenu } from '../../content/services/serviceMenu.ts';

type Thing = { '@type': string } & Record<string, unknown>;

const organization: Thing = {
  '@type': 'Organization',
  name: company.name,
  email: company.email,
  telephone: company.phone,
  address: { '@type': 'PostalAddress', streetAddress: company.address.join(', '), addressCountry: 'IN' },
  sameAs: company.social.map(({ href }) => href),
};

/** Pages in the menu group "About", which their breadcrumbs name, too. */
const about = new Set<PathName>(['aboutUs', 'careers', 'positions', 'partnership']);

function breadcrumbsOf(name: PathName, origin: string): Thing {
  const service = serviceMenu.find((one) => one.name === name);
  const steps = [
    { name: 'Home', item: `${origin}${paths.home}` },
    ...(about.has(name) && name !== 'aboutUs' ? [{ name: 'About', item: `${origin}${paths.aboutUs}` }] : []),
    ...(service ? [{ name: 'Services', item: `${origin}${paths.home}#services` }] : []),
    { name: service?.title ?? pages[name]?.title ?? name, item: `${origin}${paths[name]}` },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

const serviceOf = (name: PathName): Thing[] =>
  serviceMenu
    .filter((service) => service.name === name)
    .map(({ title }) => ({
      '@type': 'Service',
      name: title,
      description: pages[name]?.description,
      provider: organization,
      areaServed: 'IN',
    }));

/** Values of `employmentType` as search engines expect them. */
const employmentTypes: Record<JobType, string> = { 'Full-Time': 'FULL_TIME', 'Part-Time': 'PART_TIME' };

const jobs = (): Thing[] =>
  openingEntries.map(({ title, jobType, description, postedOn, validThrough }) => ({
    '@type': 'JobPosting',
    title,
    description,
    identifier: {
      '@type': 'PropertyValue',
      name: company.name,
      value: title.toLowerCase().replaceAll(' ', '-'),
    },
    datePosted: postedOn,
    validThrough: validThrough.date,
    employmentType: employmentTypes[jobType],
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'India' },
    hiringOrganization: organization,
  }));

/**
 * The structured data of a page (JSON-LD with the vocabulary of schema.org), which prerendering writes into the HTML
 * for search engines. Null where a page has none.
 *
 * @param origin address of the site, or an empty string where the build does not know it
 */
export function structuredDataOf(name: PathName, origin: string): object | null {
  const things: Thing[] = [
    ...(name === 'home' ? [organization, { '@type': 'WebSite', name: company.name, url: `${origin}/` }] : []),
    ...serviceOf(name),
    ...(name === 'home' || pages[name]?.unlisted ? [] : [breadcrumbsOf(name, origin)]),
    ...(name === 'careers' || name === 'positions' ? jobs() : []),
  ];
  return things.length === 0 ? null : { '@context': 'https://schema.org', '@graph': things };
}
