import { inGroups } from '#contract/parcels/tracking-number.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { useWords } from '../../platform/words.ts'

/** The link, and a text ready for whoever waits for the parcel. */
export function Share({ number, state }: { number: string; state: string }) {
  const { t } = useWords()
  const link = `${window.location.origin}/resi-detail?number=${number}`
  const text = t('tracking.whatsapp_text', { number: inGroups(number), state, link })
  return (
    <section className="screen-only grid content-start gap-3 lg:col-start-2">
      <h2 className="text-lg">{t('tracking.share')}</h2>
      <div className="grid gap-3">
        <CopyButton text={link} label={t('tracking.copy_link')} />
        <a
          className="border-edge bg-surface hover:bg-kraft inline-flex min-h-11 items-center justify-center rounded-box border px-5 py-2 font-semibold"
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noreferrer"
        >
          {t('tracking.whatsapp')}
        </a>
      </div>
    </section>
  )
}
