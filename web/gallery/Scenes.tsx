import { ArcDivider } from '../ui/ArcDivider.tsx'
import { ArcLoader } from '../ui/ArcLoader.tsx'
import { Counter } from '../ui/scenes/Counter.tsx'
import { CustomsTable } from '../ui/scenes/CustomsTable.tsx'
import { Ferry } from '../ui/scenes/Ferry.tsx'
import { KampungDoor } from '../ui/scenes/KampungDoor.tsx'
import { Letter } from '../ui/scenes/Letter.tsx'
import { Market } from '../ui/scenes/Market.tsx'
import { NightWarehouse } from '../ui/scenes/NightWarehouse.tsx'
import { Rain } from '../ui/scenes/Rain.tsx'
import { Reunion } from '../ui/scenes/Reunion.tsx'
import { RooftopDish } from '../ui/scenes/RooftopDish.tsx'
import { Scale } from '../ui/scenes/Scale.tsx'
import { SchoolBag } from '../ui/scenes/SchoolBag.tsx'
import { Section } from './Section.tsx'
import { useWords } from '../platform/words.ts'

const scenes = [
  Market,
  Ferry,
  Counter,
  KampungDoor,
  CustomsTable,
  Scale,
  NightWarehouse,
  RooftopDish,
  SchoolBag,
  Letter,
  Rain,
  Reunion,
]

export function Scenes() {
  const { t } = useWords()
  return (
    <Section heading={t('gallery.scenes')}>
      <div className="grid grid-cols-2 gap-6 md:grid-cols-4">
        {scenes.map((Scene) => (
          <Scene key={Scene.name} />
        ))}
      </div>
      <ArcLoader />
      <ArcDivider />
    </Section>
  )
}
