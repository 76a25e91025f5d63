import { useNavigate } from '../../platform/navigate.ts'
import { NumberForm } from '../../ui/NumberForm.tsx'
import { useWords } from '../../platform/words.ts'

/** A number that cannot exist is refused here; nobody has to wait for a server to learn of a slip. */
export function TrackingCard() {
  const { t } = useWords()
  const navigate = useNavigate()
  const words = {
    label: t('home.tracking.number'),
    find: t('home.tracking.track'),
    required: t('home.tracking.required'),
    notFound: t('home.tracking.not_found'),
  }
  return (
    <section
      aria-labelledby="track"
      className="hero-track bg-deep text-on-deep shadow-float dark:border-line rounded-box p-4 md:p-6 dark:border"
    >
      <h2 id="track" className="mb-3 text-lg">
        {t('home.tracking.heading')}
      </h2>
      <NumberForm
        kind="secondary"
        words={words}
        onFound={(number) => void navigate(`/resi-detail?number=${number}`)}
      />
      <svg viewBox="0 0 232 64" className="mt-5 w-full max-xl:hidden" aria-hidden="true" fill="none">
        <path
          d="M10 54Q116-34 222 54"
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray="1 7"
          strokeLinecap="round"
        />
        <path d="M10 54Q64 10 116 10" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
        <circle cx="10" cy="54" r="5" fill="currentColor" />
        <circle cx="222" cy="54" r="5" stroke="currentColor" strokeWidth="2.5" />
        <circle cx="116" cy="10" r="8" className="fill-signal" />
      </svg>
    </section>
  )
}
