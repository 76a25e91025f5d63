import { useState } from 'react'
import { listRateCards, readRateCard, type RateCardRow } from '#contract/prices/rate-cards.ts'
import { zoneOfOffice } from '#contract/places/time-zones.ts'
import { useMoment } from '../../platform/moment.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Table } from '../../ui/Table.tsx'
import { useAnswer } from '../../platform/use-call.ts'
import { OfficeFrame } from '../OfficeFrame.tsx'
import { RateEditor } from './RateEditor.tsx'
import { NotYet } from '../../ui/NotYet.tsx'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t } = useWords()
  const list = useAnswer(listRateCards, { query: { limit: '20' } })
  const [chosenCard, setChosenCard] = useState<string>()
  const cards = list.data?.card_data ?? []
  const newest = cards[0]
  return (
    <OfficeFrame heading={t('office_rates.heading')}>
      <p className="max-w-prose">{t('office_rates.text')}</p>
      {!list.data && <NotYet answer={list} className="h-40 w-full" />}
      {newest && (
        <>
          <Cards cards={cards} onChoose={setChosenCard} />
          <Editor
            key={chosenCard ?? newest.id}
            id={chosenCard ?? newest.id}
            base_version={newest.version}
            onAdded={() => setChosenCard(undefined)}
          />
        </>
      )}
    </OfficeFrame>
  )
}

function Cards({ cards, onChoose }: { cards: RateCardRow[]; onChoose: (id: string) => void }) {
  const { t } = useWords()
  const moment = useMoment()
  return (
    <Table
      caption={t('office_rates.cards')}
      rows={cards}
      keyOf={({ id }) => id}
      columns={[
        {
          heading: t('office_rates.version'),
          render: ({ version }) => <span className="figures">{version}</span>,
        },
        {
          heading: t('office_rates.valid_from'),
          render: ({ valid_from }) => moment(valid_from, zoneOfOffice),
        },
        { heading: t('office.state'), render: (card) => <State card={card} /> },
        {
          heading: t('office_rates.use'),
          render: ({ id, version }) => (
            <Button kind="secondary" onClick={() => onChoose(id)}>
              {t('office_rates.use_version', { version })}
            </Button>
          ),
        },
      ]}
    />
  )
}

const tones = { in_force: 'done', to_come: 'waiting', past: 'neutral' } as const

function State({ card: { state } }: { card: RateCardRow }) {
  const { t } = useWords()
  return <Badge tone={tones[state]}>{t(`office_rates.${state}`)}</Badge>
}

function Editor({ id, base_version, onAdded }: { id: string; base_version: number; onAdded: () => void }) {
  const answer = useAnswer(readRateCard, { params: { id } })
  const { data } = answer
  if (!data) return <NotYet answer={answer} className="h-96 w-full" />
  return <RateEditor base={data.rate_card} base_version={base_version} onAdded={onAdded} />
}
