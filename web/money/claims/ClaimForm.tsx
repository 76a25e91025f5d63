import { needsPicture } from '#contract/money/claim-rules.ts'
import { mostClaimPictures, type Claimable } from '#contract/money/claims.ts'
import { useText } from '../../platform/text.ts'
import { Alert } from '../../ui/Alert.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { TextArea, TextField } from '../../ui/Field.tsx'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { ClaimPictures } from './ClaimPictures.tsx'
import { ItemChoice } from './ItemChoice.tsx'
import { KindChoice } from './KindChoice.tsx'
import { Most } from './Most.tsx'
import { useClaimEntry, type ClaimEntry } from './use-claim-entry.ts'
import { useWords } from '../../platform/words.ts'

export function ClaimForm({ parcel }: { parcel: Claimable }) {
  const text = useText()
  const claim = useClaimEntry(parcel)
  const { entry, errors, change, send } = claim
  const refusal = parcel.windows.find(({ kind }) => kind === entry.kind)?.refusal
  return (
    <form className="grid gap-6" noValidate onSubmit={(event) => void send(event)}>
      <KindChoice
        windows={parcel.windows}
        value={entry.kind}
        onPick={(kind) => change({ kind })}
        error={errors['kind'] && text(errors['kind'])}
      />
      {refusal && <Alert tone="warning">{text(`error.${refusal}`)}</Alert>}
      {entry.kind && !refusal && <Rest parcel={parcel} claim={claim} />}
    </form>
  )
}

function Rest({ parcel, claim }: { parcel: Claimable; claim: ClaimEntry }) {
  const { t } = useWords()
  const text = useText()
  const { entry, errors, items_value, isPending, change } = claim
  const errorOf = (name: string) => (errors[name] ? text(errors[name]) : undefined)
  return (
    <>
      <ItemChoice
        items={parcel.items}
        quantities={entry.quantities}
        onChange={(quantities) => change({ quantities })}
        error={errorOf('items')}
      />
      <Wanted claim={claim} error={errorOf('wanted')} />
      <TextArea
        label={t('claim.words')}
        hint={t('claim.words_hint')}
        name="description"
        maxLength={2000}
        value={entry.description}
        onChange={({ target }) => change({ description: target.value })}
        error={errorOf('description')}
      />
      <ClaimPictures
        hint={t(needsPicture(entry.kind) ? 'claim.pictures_hint' : 'claim.pictures_lost', {
          most: mostClaimPictures,
        })}
        onChange={(picture_ids) => change({ picture_ids })}
        error={errorOf('picture_ids')}
      />
      <Most cover={parcel.cover_left} wanted={claim.asked} items={items_value} />
      <Consent claim={claim} error={errorOf('consent')} />
      <Trouble claim={claim} />
      <SubmitButton pending={isPending}>{t('claim.send')}</SubmitButton>
    </>
  )
}

/** Beside the button that was just pressed; each entry leads to its field. */
function Trouble({ claim: { errors, problem } }: Pick<Props, 'claim'>) {
  const text = useText()
  const entries = Object.entries(errors).map(([field, key]) => ({ field, text: text(key ?? '') }))
  if (problem) return <Alert tone="destructive">{problem}</Alert>
  return <ErrorSummary entries={entries} />
}

interface Props {
  claim: ClaimEntry
  error: string | undefined
}

function Wanted({ claim: { wanted, items_value, change }, error }: Props) {
  const { t } = useWords()
  const { amount } = useFigures()
  return (
    <TextField
      label={t('claim.wanted')}
      {...(items_value > 0 ? { hint: t('claim.wanted_hint', { amount: amount(items_value) }) } : {})}
      name="wanted"
      inputMode="decimal"
      autoComplete="off"
      className="figures"
      value={wanted}
      onChange={({ target }) => change({ wanted: target.value })}
      error={error}
    />
  )
}

function Consent({ claim: { entry, change }, error }: Props) {
  const { t } = useWords()
  return (
    <div>
      <label className="flex min-h-11 items-start gap-3">
        <input
          type="checkbox"
          name="consent"
          className="mt-0.5 size-6 shrink-0"
          checked={entry.consent}
          onChange={({ target }) => change({ consent: target.checked })}
          aria-invalid={Boolean(error)}
        />
        <span>{t('claim.consent')}</span>
      </label>
      {error && <p className="text-trouble text-sm font-medium">{error}</p>}
    </div>
  )
}
