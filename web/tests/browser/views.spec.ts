import { at } from './reports';
import { alone, expect, expectActive, go, test, type Page } from './test';

test.describe('graph', () => {
  const open = async (page: Page, report: string) => {
    await page.goto(at(report, 'graph'));
    await expect(page.locator('svg[data-placed=true]')).toBeVisible();
  };
  const places = (page: Page) =>
    page
      .locator('circle')
      .evaluateAll((all) => all.map((one) => [one.getAttribute('cx'), one.getAttribute('cy')]));

  test('is the same each time', async ({ page }) => {
    await open(page, 'java');
    const first = await places(page);
    expect(first.length).toBeGreaterThan(7);
    await page.reload();
    await open(page, 'java');
    expect(await places(page)).toEqual(first);
  });

  test('shows the pairs above the threshold that the reader sets', async ({ page }) => {
    await open(page, 'java');
    const threshold = page.getByRole('slider');
    await threshold.fill('0.632');
    const shown = page.locator('[role=status]');
    await expect(shown).toHaveText('8 submissions, 4 pairs');
    await expect(page.locator('svg .flagged .seen')).toHaveCount(4);
    await expect(page.locator('svg text', { hasText: /^Cluster 3$/ })).toBeVisible();
    await press(page, 'End', '2 submissions, 1 pair');
    await expect(page.getByText('14 submissions are not connected:')).toBeVisible();
    await press(page, 'Home', '16 submissions, 100 pairs');
  });

  /** A key that may be pressed twice, since WebDriver BiDi loses some, once the picture of the last threshold stands. */
  async function press(page: Page, key: string, shown: string) {
    const threshold = page.getByRole('slider');
    await expect(page.locator('svg[data-placed=true]')).toBeVisible();
    await threshold.focus();
    await expectActive(threshold);
    await expect(async () => {
      await page.keyboard.press(key);
      await expect(page.locator('[role=status]')).toHaveText(shown, { timeout: 2000 });
    }).toPass();
  }

  test('begins with what is flagged, and Back restores what was chosen', async ({ page }) => {
    await open(page, 'java');
    const shown = page.locator('[role=status]');
    await expect(shown).toHaveText('8 submissions, 4 pairs');
    await page.getByRole('slider').fill('0.7');
    await expect(shown).toHaveText('4 submissions, 2 pairs');
    await page.getByRole('link', { name: 'These pairs as a list' }).click();
    await expect(page.getByRole('table', { name: 'Pairs' }).locator('[data-row]')).toHaveCount(2);
    await page.goBack();
    await expect(shown).toHaveText('4 submissions, 2 pairs');
    await page.getByRole('radio', { name: 'flagged pairs' }).check();
    await expect(shown).toHaveText('8 submissions, 4 pairs');
    await page.getByRole('link', { name: 'These pairs as a list' }).click();
    await expect(page.getByRole('table', { name: 'Pairs' }).locator('[data-row]')).toHaveCount(4);
  });

  test('says what its colours and lines mean, and has a ground for each cluster', async ({ page }) => {
    await open(page, 'java');
    const legend = page.getByRole('list', { name: 'Legend' });
    await expect(legend.getByRole('listitem')).toHaveText([
      'Cluster 1',
      'Cluster 2',
      'Cluster 3',
      'Cluster 4',
      'ground: a cluster',
      'thicker: more similar',
      'flagged',
      'dismissed',
    ]);
    await expect(page.locator('svg .hull')).toHaveCount(4);
    await open(page, 'collage');
    await expect(legend.getByRole('listitem').first()).toHaveText('group 0');
    await page.getByRole('main').getByRole('combobox').selectOption('cluster');
    await expect(legend.getByRole('listitem').first()).toHaveText('Cluster 1');
    await page.locator('svg a:has(.hull)').dispatchEvent('click');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Cluster 1: /);
  });

  test('keeps apart what does not hang together, and names from covering one another', async ({ page }) => {
    await open(page, 'java');
    for (const score of ['0.42', '0.1']) {
      await page.getByRole('slider').fill(score);
      await expect(page.locator('svg[data-placed=true] text').first()).toBeVisible();
      const boxes = await page
        .locator('svg text')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
      const cover = boxes.flatMap((a, index) =>
        boxes
          .slice(index + 1)
          .filter(
            (b) =>
              a.left + 1 < b.right && b.left + 1 < a.right && a.top + 2 < b.bottom && b.top + 2 < a.bottom,
          ),
      );
      expect(cover).toEqual([]);
      // A ground keeps lines from running through them.
      const grounds = await page.locator('svg rect.ground').count();
      expect(grounds).toBe(boxes.length);
    }
  });

  test('leads from a line to the pair', async ({ page }) => {
    await open(page, 'java');
    await page.getByRole('link', { name: /^dmitri – keiko: 0\.\d+$/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('dmitri and keiko');
    await expect(page.getByRole('link', { name: '2 of 4' })).toBeVisible();
  });

  test('leads from a submission to its pairs', async ({ page }) => {
    await open(page, 'java');
    await page.getByRole('slider').fill('0.9');
    await page.locator('circle').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(hugo|olga)$/);
  });

  test('can be moved and looked at from near', async ({ page }) => {
    await open(page, 'java');
    const picture = page.locator('svg > g');
    const whole = await picture.getAttribute('transform');
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect(picture).toHaveAttribute('transform', /scale\(1\.5\)/);
    await page.getByRole('button', { name: 'Fit' }).click();
    await expect(picture).toHaveAttribute('transform', whole!);
  });
});

test.describe('clusters', () => {
  const found = (page: Page) => page.locator('main [role=status]');

  test('of three and more are listed, and each has a page', async ({ page }) => {
    await page.goto(at('collage', 'clusters'));
    await expect(found(page)).toHaveText('1 cluster of three or more, 0 of two');
    const listed = page.getByRole('region', { name: /^Cluster 1: .* and 1 other best score 0\.\d+$/ });
    await expect(listed).toContainText('3 submissions, 2 of 3 pairs flagged');
    await expect(listed.getByRole('link')).toHaveText([
      /^Cluster 1: collage.* and 1 other$/,
      /collage/,
      /first/,
      /second/,
    ]);
    await expect(page.getByText('The strongest come first, by their best score')).toBeVisible();
    await listed.getByRole('link', { name: 'Cluster 1' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Cluster 1: collage.* and 1 other$/);
    await expect(page.getByText('3 submissions, 2 of 3 pairs flagged')).toBeVisible();
    await expect(page.locator('svg[data-placed=true] circle')).toHaveCount(3);
    await expect(page.locator('svg[data-placed=true] text.node')).toHaveCount(3);
    // The pairs come first, and the graph is as high as its names need.
    const pairs = (await page.getByRole('region', { name: 'Pairs', exact: true }).boundingBox())!;
    const graph = (await page.locator('svg[data-placed=true]').boundingBox())!;
    expect(graph.y).toBeGreaterThan(pairs.y + pairs.height);
    expect(graph.height).toBeLessThan(300);
    const scores = page.getByRole('region', { name: 'Scores of its pairs' });
    await expect(scores.getByRole('rowheader')).toHaveText([/collage/, /first/, /second/]);
    const chart = page.getByRole('group', { name: 'Submissions of this cluster by time, a row for each' });
    await expect(chart.getByRole('link')).toHaveCount(3);
    await page
      .getByRole('region', { name: 'Pairs', exact: true })
      .getByRole('link', { name: /^collage/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('collage <b>Smith</b> and');
  });

  test('of two stand apart, the strongest first', async ({ page }) => {
    await page.goto(at('java', 'clusters'));
    await expect(found(page)).toHaveText('0 clusters of three or more, 4 of two');
    const rows = page.getByRole('region', { name: 'Clusters of two' }).getByRole('row');
    await expect(rows).toHaveCount(5);
    const scores = await rows.locator('td:nth-child(3)').allTextContents();
    expect(scores.map(Number)).toEqual(scores.map(Number).toSorted((a, b) => b - a));
    await expect(rows.nth(1)).toContainText('hugo – olga');
    await rows.nth(1).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Cluster \d: hugo and olga$/);
    await expect(page.getByRole('link', { name: /as a list$/ })).toHaveCount(0);
    const first = await page.getByRole('heading', { level: 1 }).textContent();
    await expect(page.getByRole('link', { name: 'Previous cluster' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Next cluster' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(first!);
    await page.getByRole('link', { name: 'Previous cluster' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first!);
    await page.getByRole('link', { name: 'All clusters' }).click();
    await expect(rows).toHaveCount(5);
  });

  test('follow the threshold on every view, until it is reset', async ({ page }) => {
    await page.goto(at('java', 'clusters'));
    await page.getByRole('slider').fill('0.15');
    await expect(found(page)).toHaveText('1 cluster of three or more, 3 of two');
    await expect(page).toHaveURL(/clusters\?threshold=0\.0225$/);
    const region = page.getByRole('region', { name: 'Cluster 1: hugo, olga and 2 others best score 1.000' });
    await expect(region).toContainText('4 submissions, 2 of 6 pairs flagged');
    await go(page, 'graph');
    await expect(page).toHaveURL(/graph\?threshold=0\.0225$/);
    await expect(page.locator('svg[data-placed=true] .hull')).toHaveCount(4);
    await expect(page.getByRole('region', { name: 'Connected' }).getByText('cluster 1')).toHaveCount(4);
    await go(page, 'clusters', '1');
    await expect(page.getByText('4 submissions, 2 of 6 pairs flagged')).toBeVisible();
    await expect(page.getByText('Clusters are made of pairs with a score of 0.023 or more')).toBeVisible();
    await expect(page.locator('svg[data-placed=true] circle')).toHaveCount(4);
    await go(page, 'pairs');
    await page.getByRole('searchbox').fill('cluster:1');
    const status = page.locator('main [role=status]');
    await expect(status).toContainText('Clusters are made of pairs with a score of 0.023 or more');
    await expect(status).toContainText('6 pairs');
    // It outlives a new page, since the address has it.
    await page.reload();
    await expect(status).toContainText('6 pairs');
    await go(page, 'clusters');
    await page.getByRole('radio', { name: 'flagged pairs' }).check();
    await expect(found(page)).toHaveText('0 clusters of three or more, 4 of two');
    await expect(page).toHaveURL(/clusters$/);
    await expect(page.locator('output')).toHaveText('');
    // The slider waits where it was.
    await page.getByRole('radio', { name: 'pairs with a score from' }).check();
    await expect(page).toHaveURL(/clusters\?threshold=0\.0225$/);
    await expect(page.locator('output')).toHaveText('0.023');
    await page.getByRole('radio', { name: 'flagged pairs' }).check();
    await go(page, 'pairs');
    await page.getByRole('searchbox').fill('cluster:1');
    await expect(status).toHaveText('1 pair');
  });

  test('of a low threshold may be larger, where the report has not all pairs', async ({ page }) => {
    await page.goto(at('thousand', 'clusters'));
    await expect(found(page)).toContainText('of three or more');
    const missing = page.getByText(/^Below a score of 0\.\d+ this report does not have all pairs/);
    await expect(missing).toHaveCount(0);
    await expect(async () => {
      await page.getByRole('slider').press('Home');
      await expect(missing).toContainText('With --limit all it has all.', { timeout: 2000 });
    }).toPass();
  });
});

test.describe('large clusters', () => {
  test('have a map, a list of their pairs, and groups where they are of several pieces', async ({ page }) => {
    await page.goto(at('rings', 'clusters', '1'));
    const cluster = page.getByRole('main');
    await expect(cluster).toContainText('30 submissions');
    await expect(cluster).toContainText('2 groups are connected more closely');
    const rings = cluster
      .getByRole('paragraph')
      .filter({ hasText: 'Alike beyond chance as a group, 15 submissions' });
    await expect(rings).toHaveCount(2);
    await expect(rings.first().getByRole('link')).toHaveText(Array(15).fill(/^first/));
    for (const [number, name] of [
      [1, 'first'],
      [2, 'second'],
    ] as const) {
      const group = cluster.getByRole('paragraph').filter({ hasText: `Group ${number}, 15 submissions` });
      await expect(group.getByRole('link')).toHaveText(Array(15).fill(new RegExp(`^${name}`)));
    }
    await expect(cluster.getByRole('region', { name: 'Pairs' }).getByRole('row')).toHaveCount(21);
    await cluster.getByRole('link', { name: /^All \d+ pairs of it as a list$/ }).click();
    await expect(page.getByRole('combobox', { name: 'Cluster', exact: true })).toHaveValue('1');
    await page.goBack();
    const map = page.getByRole('img', { name: /^Scores of the pairs of 30/ });
    const box = (await map.boundingBox())!;
    // The cell of the second row and the third column.
    const cell = box.width / 30;
    await map.click({ position: { x: 2.5 * cell, y: 1.5 * cell } });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^first\d+ and first\d+$/);
  });
});

test.describe('submission', () => {
  test('put together from several shows which part comes from whom', async ({ page }) => {
    await page.goto(at('collage', 'submission', 'collage'));
    const strip = page.getByRole('img', {
      name: /also in first.*also in second|also in second.*also in first/,
    });
    const parts = strip.locator('rect');
    await expect(parts).not.toHaveCount(0);
    const sources = await parts.locator('title').allTextContents();
    expect(new Set(sources)).toEqual(new Set(['also in first <b>Smith</b>', 'also in second <b>Smith</b>']));
    // The first half comes from one, the second from the other.
    const wholly = await parts.evaluateAll((all) => {
      const rects = all as SVGRectElement[];
      const middle = rects[0]!.ownerSVGElement!.viewBox.baseVal.width / 2;
      const covered = new Map<string, number>();
      for (const { x, width, textContent } of rects) {
        const place = `${x.baseVal.value < middle ? 'first' : 'second'} half ${textContent!.trim()}`;
        covered.set(place, (covered.get(place) ?? 0) + width.baseVal.value / middle);
      }
      return [...covered].filter(([, share]) => share > 0.7).map(([place]) => place);
    });
    expect(wholly).toEqual([
      'first half also in first <b>Smith</b>',
      'second half also in second <b>Smith</b>',
    ]);
    const shares = page.getByRole('region', { name: 'Shares with' });
    await expect(shares.getByRole('row').nth(1)).toContainText(/first|second/);
    await expect(shares.getByRole('row').nth(1)).toContainText('flagged');
  });

  test('leads from a part to the pair', async ({ page }) => {
    await page.goto(at('collage', 'submission', 'collage'));
    await page.locator('[data-mark]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/collage .* and (first|second)/);
  });

  test('of several files shows each of them, also where all begin like one source', async ({ page }) => {
    await page.goto(at('several', 'submission', 'boris'));
    const code = page.getByRole('region', { name: 'Code of boris' });
    await expect(code.getByRole('heading')).toHaveText([/Lending\.java/, /Storage\.java/, /tally\.py/]);
    await expect(code.locator('[data-number="1"]').first()).toBeVisible();
    await expect(page.getByRole('row', { name: /anna/ }).locator('.swatch')).toHaveText('1');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('is found in the list', async ({ page }) => {
    await page.goto(at('collage', 'submissions'));
    await expect(page.getByRole('status')).toHaveText('15 submissions');
    await page.getByLabel('Name').fill('smith');
    await expect(page.getByRole('status')).toHaveText('3 submissions');
    await page
      .getByRole('row', { name: /^second <b>Smith<\/b>/ })
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('second <b>Smith</b>');
    await expect(
      page.getByText('Handed in as second. Label: group 2. Handed in 1 Mar 2026, 11:30 UTC.'),
    ).toBeVisible();
  });
});

test.describe('timeline', () => {
  test('shows who was first', async ({ page }) => {
    await page.goto(at('collage', 'timeline'));
    await expect(page.getByText('The time of 12 submissions is not known')).toBeVisible();
    const row = page.getByRole('row', { name: /collage .* – first/ });
    await expect(row.getByRole('cell')).toHaveText([
      'collage <b>Smith</b> – first <b>Smith</b>',
      'first <b>Smith</b>',
      '1 Mar 2026, 10:00',
      '23 hours',
    ]);
    const dots = page.getByRole('link', { name: /2026/ });
    await expect(dots).toHaveCount(3);
    const places = await dots
      .locator('circle')
      .evaluateAll((all) => all.map((dot) => Number(dot.getAttribute('cx'))));
    expect(new Set(places).size).toBe(3);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    // Names stand beside dots where there is room.
    await expect(page.locator('svg .beside')).toHaveText(['second <b>Smith</b>', /^collage.*…/]);
  });

  test.describe('in another zone', () => {
    alone.use({ timezoneId: 'Europe/Berlin' });

    alone('has the times of the reader and says which they are', async ({ page }) => {
      await page.goto(at('collage', 'timeline'));
      await expect(page.getByText('in the time of your zone (Europe/Berlin)')).toBeVisible();
      const row = page.getByRole('row', { name: /collage .* – first/ });
      await expect(row.getByRole('cell').nth(2)).toHaveText('1 Mar 2026, 11:00');
    });
  });

  test('names the day of its first tick, and cuts none', async ({ page }) => {
    await page.goto(at('collage', 'timeline'));
    const chart = page.getByRole('group', { name: /^Submissions by time/ });
    const ticks = chart.locator('text:not(.lane)');
    await expect(ticks.first()).toHaveText(/^\d+ Mar 26/);
    const box = (await chart.boundingBox())!;
    for (const tick of await ticks.all()) {
      const text = (await tick.boundingBox())!;
      expect(text.x).toBeGreaterThanOrEqual(box.x);
      expect(text.x + text.width).toBeLessThanOrEqual(box.x + box.width);
    }
  });

  test('is there only where times are known', async ({ page }) => {
    await page.goto(at('java'));
    await expect(page.getByRole('link', { name: 'Graph' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Timeline' })).toHaveCount(0);
  });
});

test.describe('a page that breaks', () => {
  test('says so, until the next view', async ({ page }) => {
    await page.goto(at('java', 'pairs'));
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.evaluate(() => queueMicrotask(() => void Promise.reject(new Error('no <b>data</b>'))));
    await expect(page.getByRole('alert')).toContainText('could not be shown');
    await expect(page.getByRole('alert')).toContainText('no <b>data</b>');
    await page.getByRole('link', { name: 'Submissions' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Submissions');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  alone('while it draws a view says so too, and the other views are whole', async ({ page }) => {
    await page.addInitScript(() => {
      // Scores have three decimals, and that view alone shows one here.
      Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
        construct(format, [language, options]) {
          if (options?.minimumFractionDigits === 3) throw new Error('no digits');
          return new format(language, options);
        },
      });
    });
    await page.goto(at('java', 'pair', 'dmitri', 'keiko'));
    await expect(page.getByRole('alert')).toContainText('no digits');
    await page.getByRole('link', { name: 'Settings and input' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings and input');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('alert')).toContainText('no digits');
  });
});
