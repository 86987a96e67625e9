import webpack from 'webpack';
import configure from '../../webpack.config.ts';
import { originOf } from './originOf.ts';

test.each([
  [undefined, ''],
  ['', ''],
  ['https://api.example.org', 'https://api.example.org'],
  ['https://api.example.org/', 'https://api.example.org'],
  ['HTTPS://API.Example.org:443', 'https://api.example.org'],
  ['http://localhost:8080', 'http://localhost:8080'],
])('the value %s is read', (value, expected) => {
  expect(originOf('API_ORIGIN', { API_ORIGIN: value })).toBe(expected);
});

test.each([
  'api.example.org',
  'https://api.example.org/v2',
  'https://api.example.org?x',
  'https://user@api.example.org',
  'ftp://api.example.org',
  'https://a.example *',
])('the value %s is refused with a message that says what it must be', (value) => {
  expect(() => originOf('API_ORIGIN', { API_ORIGIN: value })).toThrow(
    `API_ORIGIN must be an origin such as https://api.example.org, not “${value}”.`,
  );
  expect(() => originOf('PUBLIC_URL', { PUBLIC_URL: value })).toThrow(
    `PUBLIC_URL must be an origin such as https://www.example.org, not “${value}”.`,
  );
});

describe('the bundles of the site', () => {
  const usual = process.env['API_ORIGIN'];
  afterEach(() => {
    if (usual === undefined) delete process.env['API_ORIGIN'];
    else process.env['API_ORIGIN'] = usual;
  });

  /** What webpack puts into the scripts in place of the variable. */
  const definedIn = () =>
    configure({}, { mode: 'production' }).map(({ plugins = [] }) =>
      plugins
        .filter((plugin) => plugin instanceof webpack.DefinePlugin)
        .map(({ definitions }) => definitions['process.env.API_ORIGIN']),
    );

  test('hold the origin of the API', () => {
    process.env['API_ORIGIN'] = 'https://api.example.org';
    expect(definedIn()).toEqual(Array.from({ length: 3 }, () => ['"https://api.example.org"']));
  });

  test('call their own origin where the variable is not set', () => {
    delete process.env['API_ORIGIN'];
    expect(definedIn()).toEqual(Array.from({ length: 3 }, () => ['""']));
  });
});
