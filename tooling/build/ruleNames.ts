/** A class of emotion's, by `<name>`. */
const className = /\bcss-([a-z0-9]{5,7})\b/g;

/** Names beside the rules, in an attribute of their style element: those the browser's emotion need not insert. */
const nameList = /(<style data-[\w-]+=")([^"]*)(">)/g;

/** A class that MUI gives its components for others to select them by. */
const muiClass = /\bMui[A-Z]\w*-\w+/g;

/** Leaves out what no rule of the page, no script and no test selects an element of the HTML by. */
export function withoutUnusedNames(html: string, styles: string): string {
  const used = new Set(styles.match(muiClass));
  return html
    .replaceAll(/ class="[^"]*"/g, (attribute) =>
      attribute.replaceAll(/\bMui[A-Z]\w*-\w+ ?/g, (name) => (used.has(name.trim()) ? name : '')),
    )
    .replaceAll(' class=""', '')
    .replaceAll(' data-discover="true"', '');
}

/**
 * Emotion names a class after the hash of its styles: six letters that no compression gets rid of, 129 times on the home
 * page. In the HTML a class is called by its place in the list instead, and tooling/stubs/emotionHash.ts, which has the list
 * from a script, gives the same styles the same name again.
 *
 * @param html of the page
 * @param styles its style elements
 * @returns both with short names, and the script with the list
 */
export function withShortRuleNames(html: string, styles: string) {
  const names = new Set([...(styles + html).matchAll(className)].map(([, name = '']) => name));
  for (const [, , list = ''] of styles.matchAll(nameList))
    for (const name of list.split(' ')) if (/^[a-z0-9]{5,7}$/.test(name)) names.add(name);

  const short = new Map([...names].map((name, at) => [name, at.toString(36)]));
  const shortOf = (name: string) => short.get(name) ?? name;
  const renamed = (text: string) => text.replaceAll(className, (_, name: string) => `css-${shortOf(name)}`);
  return {
    html: renamed(html),
    styles: renamed(styles).replaceAll(
      nameList,
      (_, before: string, list: string, after: string) =>
        `${before}${list.split(' ').map(shortOf).join(' ')}${after}`,
    ),
    script: `ruleNames="${[...names].join(' ')}"\n`,
  };
}
