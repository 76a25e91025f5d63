import ArrowLeftRight from 'virtual:icon/arrow-left-right'
import { formatRinggit } from '#contract/prices/money.ts'
import { useWords } from '../../platform/words.ts'
import type { Box } from './largest-line.ts'

interface ComparedProps {
  address: string | undefined
  size: { width: number; height: number }
  /** Nothing where no amount was found and nobody points. */
  cut: Box | undefined
  /** The amount, and not only some place of the picture. */
  isFound: boolean
  amount: number
}

/** What the picture shows beside what it must show. */
export function Compared({ address, size, cut, isFound, amount }: ComparedProps) {
  const { t } = useWords()
  return (
    <div className="compared">
      <div className="compared-pair">
        <CutOut address={address} size={size} cut={cut} isFound={isFound} />
        {/* Only eyes can tell whether they are the same. */}
        <ArrowLeftRight className="text-muted size-6 self-center" aria-hidden="true" />
        <p className="border-line bg-surface rounded-box border px-4 py-3">
          <span className="text-muted block text-sm">{t('office.payments.expected')}</span>
          <span className="figures text-[1.9375rem] leading-tight font-extrabold tracking-tight whitespace-nowrap">
            {formatRinggit(amount)}
          </span>
        </p>
      </div>
    </div>
  )
}

/** The same part of the picture at about the size of the expected amount, so that two figures lie side by side. */
function CutOut({ address, size, cut, isFound }: Omit<ComparedProps, 'amount'>) {
  const { t } = useWords()
  return (
    <div className="border-line bg-surface rounded-box border px-4 py-3">
      <p className="text-muted text-sm">
        {t(isFound ? 'office.payments.cut_out' : 'office.payments.point_at')}
      </p>
      {cut ? (
        <svg
          className="block h-11 w-full rounded"
          viewBox={`${cut.left} ${cut.top} ${cut.width} ${cut.height}`}
          preserveAspectRatio="xMinYMid"
          aria-hidden="true"
        >
          {address !== undefined && <image href={address} width={size.width} height={size.height} />}
        </svg>
      ) : (
        <p className="border-edge text-muted grid min-h-11 place-items-center rounded border border-dashed px-2 text-sm">
          {t('office.payments.not_found')}
        </p>
      )}
    </div>
  )
}
