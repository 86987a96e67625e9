import webpack from 'webpack';
import configure from '../../webpack.config.ts';
import { apiOriginOf } from './apiOrigin.ts';

test.each([
  [undefined, ''],
  ['', ''],
  ['https://api.example.org', 'https://api.example.org'],
  ['https://api.example.org/', 'https://api.example.org'],
  ['http://localhost:8080', 'http://localhost:8080'],
])('API_ORIGIN %s is read', (value, expected) => {
  expect(apiOriginOf({ API_ORIGIN: value })).toBe(expected);
});

test.each(['api.example.org', 'https://api.example.org/v2', 'ftp://api.example.org', 'https://a.example *'])(
  'API_ORIGIN %s is refused with a message that says what it must be',
  (value) => {
    expect(() => apiOriginOf({ API_ORIGIN: value })).toThrow(
      `API_ORIGIN must be an origin such as https://api.example.org, not “${value}”.`,
    );
  },
);

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
