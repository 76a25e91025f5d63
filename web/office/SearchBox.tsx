import Search from 'virtual:icon/search'
import { Key } from '../parts/workplace/Key.tsx'
import { useWords } from '../platform/words.ts'
import { useOfficeKeys } from './use-office-keys.ts'
import { usePalette } from './use-palette.ts'

/** The way to anything from anywhere in the office, also by Ctrl K. */
export function SearchBox() {
  const { t } = useWords()
  const { shown, open, close, prepare } = usePalette()
  useOfficeKeys({ isOpen: shown !== undefined, open, close })
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K /"
        onClick={open}
        onPointerEnter={prepare}
        className="border-edge bg-surface text-muted hover:border-ink flex min-h-11 w-full items-center gap-3 rounded-box border px-3 text-left sm:w-72"
      >
        <Search className="size-4 shrink-0" aria-hidden="true" />
        <span className="grow">{t('office_search.box')}</span>
        <span className="max-lg:hidden">
          <Key>{isApple() ? '⌘ K' : 'Ctrl K'}</Key>
        </span>
      </button>
      {shown && <shown.Palette typedAhead={shown.typedAhead} onClose={close} />}
    </>
  )
}

function isApple() {
  return /Mac|iPhone|iPad/.test(navigator.userAgent)
}
