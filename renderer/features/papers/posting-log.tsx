// Where copies must hang and where they hang: the public places, and every polling place.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { shortDay } from '../../../shared/words/days.ts';
import { hourInWords } from '../../../shared/words/hours.ts';
import { Block } from '../../ui/block.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Cites } from '../../ui/cite.tsx';
import { LogList } from '../../ui/log-list.tsx';
import { NewestBack } from './newest-back.tsx';
import type { PaperPage } from './paper-words.ts';
import { SeePhoto } from './photo-pick.tsx';
import { PostingForm } from './posting-form.tsx';

export type Posting = NonNullable<PaperPage['posting']>;
type Place = Posting['places'][number];

interface Props {
  readonly election: ElectionId;
  readonly page: PaperPage;
  readonly posting: Posting;
}

/** “Mon Mar 1, 9:15 a.m., Ruth Lindgren” */
const hangsSince = ({ hangs }: Place): string => {
  if (hangs === null) return '';
  const { day, time, by, photo } = hangs;
  return [
    `${shortDay(day)}${time === null ? '' : `, ${hourInWords(time)}`}`,
    ...(by === '' ? [] : [by]),
    ...(photo === null || photo.sha256 !== null ? [] : [`photo ${photo.name}`]),
  ].join(', ');
};

export function PostingLog({ election, page, posting }: Props) {
  const [writing, setWriting] = useState(false);
  const { places, complete, sentence, citations, newest } = posting;
  const by = page.dates.find(({ what }) => what === 'post');
  const hanging = places.filter(({ hangs }) => hangs !== null).length;
  return (
    <Block
      title="Where it must hang"
      aside={`${hanging} of ${places.length}${by === undefined ? '' : `, by ${shortDay(by.by)}`}`}
    >
      {places.length === 0 ? (
        <p className="note">
          No place is on record. <a href="#/settings/posting">Name the places in Settings</a>
        </p>
      ) : (
        <LogList
          items={places.map((place) => ({
            key: `${place.name} ${place.street} ${place.why}`,
            what: (
              <>
                {place.name}
                {place.hangs !== null && <span className="note under">{hangsSince(place)}</span>}
                {place.hangs?.photo?.sha256 && <SeePhoto sha256={place.hangs.photo.sha256} of={place.name} />}
              </>
            ),
            note: place.why === 'polling-place' ? 'polling place' : '',
            state: place.hangs === null ? ('open' as const) : ('done' as const),
          }))}
        />
      )}
      {hanging > 0 && <p className="note">{sentence}</p>}
      {hanging > 0 && !complete && <Cites texts={citations} />}
      {writing ? (
        <PostingForm election={election} paper={page.id} posting={posting} onDone={() => setWriting(false)} />
      ) : (
        <div className="acts column">
          <Button onPress={() => setWriting(true)}>Write down what hangs…</Button>
          <ButtonLink href="#/papers/route-sheet">Route sheet</ButtonLink>
          {hanging > 0 && <ButtonLink href="#/papers/affidavit-of-posting">Affidavit of posting</ButtonLink>}
          {newest && <NewestBack newest={newest} of="what hangs" />}
        </div>
      )}
    </Block>
  );
}
