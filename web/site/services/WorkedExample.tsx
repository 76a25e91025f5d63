import { Line } from '../Words.tsx'
import type { Example } from './examples.ts'
import { useWords } from '../../platform/words.ts'

/** A price worked out line by line, as the order does it. */
export function WorkedExample({ parcel, example }: { parcel: string; example: Example }) {
  const { t } = useWords()
  const lines = [
    [t('site.example.volumetric'), example.volume, example.volumetric],
    [t('site.example.actual'), '', example.actual],
    [t('site.example.chargeable'), '', example.chargeable],
    [t('site.example.freight'), example.freight_sum, example.freight],
    ...(example.next_tier
      ? [[t('site.example.next_tier'), example.next_tier.sum, example.next_tier.price]]
      : []),
    [t('site.example.fee'), '', example.fee],
  ] as const
  return (
    <figure className="border-line bg-surface max-w-prose rounded-box border p-4 sm:p-6">
      <figcaption className="font-semibold">{parcel}</figcaption>
      <dl className="figures mt-3">
        {lines.map(([label, sum, value]) => (
          <div key={label} className="pair border-line items-baseline border-b py-2">
            <dt>
              {label} {sum && <span className="text-muted">{sum}</span>}
            </dt>
            <dd className="font-medium whitespace-nowrap">{value}</dd>
          </div>
        ))}
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-3">
          <dt className="font-semibold">{t('site.example.total')}</dt>
          <dd className="text-2xl font-bold tracking-tight whitespace-nowrap">{example.total}</dd>
        </div>
      </dl>
      <p className="bg-done-ground text-done figures mt-4 rounded-box px-4 py-3">
        {t('site.example.in_box', { size: example.box_size, sum: example.box_sum })}{' '}
        <strong className="whitespace-nowrap">{example.box_total}</strong>
      </p>
      <p className="text-muted mt-4 text-sm">
        <Line text={t('site.example.note')} />
      </p>
    </figure>
  )
}
