import Search from 'lucide-react/icons/search'
import { lazy, Suspense, useState } from 'react'
import { useLateTexts } from '../platform/late-texts.ts'
import { useWords } from '../platform/words.ts'
import { Key } from '../parts/workplace/Key.tsx'
import { useOfficeKeys } from './use-office-keys.ts'

const load = () => import('./Palette.tsx')
const Palette = lazy(load)

/** The way to anything from anywhere in the office, also by Ctrl K. */
export function SearchBox() {
  const { t } = useWords()
  const { isOpen, open, close } = usePalette()
  useOfficeKeys({ isOpen, open, close })
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K /"
        onClick={open}
        onPointerEnter={() => void load()}
        className="border-edge bg-surface text-muted hover:border-ink flex min-h-11 w-full items-center gap-3 rounded-box border px-3 text-left sm:w-72"
      >
        <Search className="size-4 shrink-0" aria-hidden="true" />
        <span className="grow">{t('office_search.box')}</span>
        <Key>{isApple() ? '⌘ K' : 'Ctrl K'}</Key>
      </button>
      {isOpen && (
        <Suspense>
          <Palette onClose={close} />
        </Suspense>
      )}
    </>
  )
}

function isApple() {
  return /Mac|iPhone|iPad/.test(navigator.userAgent)
}

/** Words of parcels and payments come with it. */
function usePalette() {
  const [isOpen, setIsOpen] = useState(false)
  const loadTexts = useLateTexts()
  async function open() {
    await loadTexts(['office_search', 'tracking', 'transaction'])
    setIsOpen(true)
  }
  return { isOpen, open: () => void open(), close: () => setIsOpen(false) }
}
