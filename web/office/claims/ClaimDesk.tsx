import { useMemo } from 'react'
import { listClaims } from '#contract/money/claim-desk.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { useList } from '../../platform/use-call.ts'
import { ClaimView } from './ClaimView.tsx'
import { SearchedDesk } from '../desk/DeskSearch.tsx'
import { NothingLeft } from '../desk/NothingLeft.tsx'
import { DeskPanes } from '../desk/DeskPanes.tsx'
import { DealtWith } from '../desk/Turn.tsx'
import { useTurn } from '../desk/use-turn.ts'
import { useMoreAhead } from '../desk/use-more-ahead.ts'
import { useClaimLines } from './use-claim-lines.tsx'
import { useWords } from '../../platform/words.ts'

const look_ms = 10_000

function useOpen(search: string) {
  const query = { tab: 'open', limit: '50', ...(search ? { search } : {}) }
  return useList(listClaims, (page) => page, query, {}, look_ms)
}

type Open = ReturnType<typeof useOpen>

/** Open claims, the nearest due first, and one of them beside the record of its parcel. */
export function ClaimDesk() {
  const { t } = useWords()
  return (
    <SearchedDesk isFolded hint={t('office_claims.find_hint')}>
      {(search) => <Row search={search} />}
    </SearchedDesk>
  )
}

function Row({ search }: { search: string }) {
  const list = useOpen(search)
  return (
    <Loaded list={list}>
      {(pages) => <Desk key={search} list={list} pages={pages} isSearch={search !== ''} />}
    </Loaded>
  )
}

interface Props {
  list: Open
  pages: NonNullable<Open['data']>['pages']
  isSearch: boolean
}

/** A claim that gets a later due date between two parts comes twice; it keeps its first place until everything is read again. */
function onceEach(pages: Props['pages']) {
  return [...new Map(pages.flatMap(({ claim_data }) => claim_data.map((one) => [one.id, one]))).values()]
}

function Desk({ list, pages, isSearch }: Props) {
  const { t } = useWords()
  const claims = useMemo(() => onceEach(pages), [pages])
  const { place, thing: claim, isGone, go, leave } = useTurn(claims)
  useMoreAhead(list, claims.length - place)
  const lines = useClaimLines(claims)
  const { open = 0, overdue = 0 } = pages[0] ?? {}
  if (!claim) return <NothingLeft isSearch={isSearch} says={t('office_claims.none')} />
  return (
    <DeskPanes
      label={t('office_claims.list')}
      keys={t('office_claims.keys')}
      sum={t('office_claims.counts', { open, overdue })}
      open={isGone ? undefined : claim.id}
      waiting={open}
      {...{ lines, place, go }}
    >
      {isGone && <DealtWith onNext={() => go(place + 1)} />}
      <ClaimView
        key={claim.id}
        id={claim.id}
        onChanged={(isDecided) => {
          if (isDecided) leave()
          void list.refetch()
        }}
      />
    </DeskPanes>
  )
}
