import { shortPrice } from './Ticket.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  /** What it adds, once that is known. */
  price: number | undefined
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/**
 * The prices above are for whoever brings the parcel to a counter, until this is ticked. On a phone it comes below the
 * button, so that what a press costs is in the first sight.
 */
export function PickupChoice({ price, isChosen, onChoose }: Props) {
  const { t } = useWords()
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 lg:col-start-1 lg:row-start-2 lg:self-end">
      <input
        type="checkbox"
        name="pickup"
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
        className="accent-ink size-6 shrink-0"
      />
      {/* Below each other with large letters. */}
      <span className="flex grow flex-wrap gap-x-3 leading-tight">
        <span className="flex-[1_1_7rem]">{t('home.desk.pickup')}</span>
        <b className="figures whitespace-nowrap">
          {price !== undefined && (price === 0 ? t('home.desk.free') : `+ ${shortPrice(price)}`)}
        </b>
      </span>
    </label>
  )
}
