import { useIsProving } from '../platform/proving.ts'
import { useWords } from '../platform/words.ts'

/** Why a press takes a few seconds: the server has asked this device for a little work first. */
export function Proving() {
  const { t } = useWords()
  const isProving = useIsProving()
  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 top-4 z-50 grid justify-items-center">
      {isProving && (
        <p className="bg-surface text-ink border-line border-l-edge shadow-float w-full rounded-box border border-l-4 px-4 py-3 sm:w-96">
          {t('shell.proving')}
        </p>
      )}
    </div>
  )
}
