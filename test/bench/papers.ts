// Every paper of a village with nineteen districts, made and drawn: pages a second, and how much memory it takes.
import { withApp } from '../../electron/cli/with-office.ts';
import { renderFlow } from '../../electron/pdf/render.ts';
import { doSteps } from '../../electron/samples/load-sample.ts';
import { deskPapers } from '../../shared/papers/index.ts';
import { dressed, factsOfPaper, paperContext } from '../../shared/papers/make-paper.ts';
import { nineteenWards } from '../../shared/samples/nineteen-wards.ts';
import { benchFolder, clockOf } from './big-office.ts';
import { median, report, timesOf } from './measure.ts';

const [day] = nineteenWards.days;
if (!day) throw new Error('a village without a day');
await withApp({ dataDir: benchFolder(), clock: clockOf(day.now) }, async ({ desk }) => {
  const done = await doSteps(desk, day.steps);
  const store = desk.open();
  const election = store?.state.election(nineteenWards.election);
  if (!done.ok || !store || !election) throw new Error('the village could not be built');
  let pages = 0;
  const all = async () => {
    pages = 0;
    const context = paperContext(store.state.office, election, desk.clock.today());
    for (const paper of deskPapers) {
      const facts = factsOfPaper(paper, context, { size: 'letter', edition: 1 });
      if (!facts.ok) continue;
      const document = dressed(paper, facts.value, { size: 'letter', type: null, correction: null }, [], () => null);
      const drawn = await renderFlow(document, { stamp: desk.clock.now() });
      if (!drawn.ok) throw new Error(`${paper.id}: ${drawn.error.why}`);
      pages += drawn.value.pages;
    }
  };
  const times = await timesOf(3, all);
  const memory = process.memoryUsage().rss / 1024 / 1024;
  report([
    { name: `all papers of a village of 19 districts, ${pages} pages`, value: median(times), unit: 'ms', budget: null },
    { name: 'papers: pages', value: (pages * 1000) / median(times), unit: 'pages/s', budget: null },
    { name: 'papers: memory of the process', value: memory, unit: 'MB', budget: null },
  ]);
});
