import { Actions } from './Actions.tsx'
import { Feedback } from './Feedback.tsx'
import { Fields } from './Fields.tsx'
import { Lists } from './Lists.tsx'
import { Pickers } from './Pickers.tsx'
import { Scenes } from './Scenes.tsx'
import { useWords } from '../platform/words.ts'

/** Every component in every state; part of development and of the build that browser tests use. */
export function Page() {
  const { t } = useWords()
  return (
    <div className="wrap grid gap-12 py-10">
      <div>
        <h1>{t('gallery.heading')}</h1>
        <p className="text-muted">{t('gallery.intro')}</p>
      </div>
      <Actions />
      <Fields />
      <Pickers />
      <Feedback />
      <Lists />
      <Scenes />
    </div>
  )
}
