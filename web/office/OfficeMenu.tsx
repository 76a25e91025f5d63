import Menu from 'virtual:icon/menu'
import { useLocation } from 'react-router'
import { WaysOut } from '../parts/workplace/MeMenu.tsx'
import { OfficePlaces } from './OfficePlaces.tsx'
import { useWords } from '../platform/words.ts'
import { foldsUp } from '../ui/folds-up.ts'

/** All places of the office where there is no room for the rail; closed again after each step. */
export function OfficeMenu() {
  const { t } = useWords()
  const { pathname } = useLocation()
  return (
    <details key={pathname} ref={foldsUp} className="screen-only relative lg:hidden">
      <summary className="grid size-11 cursor-pointer place-items-center" aria-label={t('office.nav.label')}>
        <Menu className="size-6" aria-hidden="true" />
      </summary>
      <div className="text-ink border-line bg-surface shadow-float absolute right-0 z-30 grid max-h-[75dvh] w-64 gap-2 overflow-y-auto rounded-box border p-2">
        <nav aria-label={t('office.nav.label')} className="grid gap-2">
          <OfficePlaces />
        </nav>
        <hr className="border-line" />
        <WaysOut />
      </div>
    </details>
  )
}
