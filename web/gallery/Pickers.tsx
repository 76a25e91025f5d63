import { useState } from 'react'
import { ChoiceCard } from '../ui/Card.tsx'
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx'
import { DatePicker } from '../ui/DatePicker.tsx'
import { DayChips } from '../parts/places/DayChips.tsx'
import { SlotPicker } from '../parts/places/SlotPicker.tsx'
import { Stepper } from '../ui/Stepper.tsx'
import { Upload } from '../ui/Upload.tsx'
import { Section } from './Section.tsx'
import { useWords } from '../platform/words.ts'

const slots = [
  { id: 'morning', label: '09:00–12:00', left: 4 },
  { id: 'noon', label: '12:00–15:00', left: 0 },
  { id: 'afternoon', label: '15:00–18:00', left: 1 },
]

const nextDays = ['2026-11-24', '2026-11-25', '2026-11-27', '2026-11-28', '2026-11-30']

// 2026-11-22 and 29 are Sundays.
const isSunday = (date: string) => date === '2026-11-22' || date === '2026-11-29'

export function Pickers() {
  const { t } = useWords()
  const [date, setDate] = useState('2026-11-24')
  const [day, setDay] = useState('2026-11-25')
  const [slot, setSlot] = useState('morning')
  const [file, setFile] = useState<File>()
  const steps = [1, 2, 3].map((number) => `${t('gallery.sample')} ${number}`)
  return (
    <Section heading={t('gallery.pickers')}>
      <Stepper steps={steps} current={1} />
      <div className="grid gap-6 md:grid-cols-2">
        <DatePicker
          label={t('gallery.sample')}
          value={date}
          min="2026-11-20"
          max="2026-12-10"
          isBlocked={isSunday}
          onPick={setDate}
        />
        <div className="grid content-start gap-6">
          <DayChips
            label={t('gallery.sample')}
            days={nextDays}
            value={day}
            onPick={setDay}
            onOther={() => setDay('')}
            error={undefined}
            fields=""
          />
          <SlotPicker slots={slots} value={slot} onPick={setSlot} />
          <SampleCards />
        </div>
        <Upload label={t('gallery.sample')} file={file} onPick={setFile} />
      </div>
    </Section>
  )
}

function SampleCards() {
  const { t } = useWords()
  const [chosen, setChosen] = useState('M')
  return (
    <ChoiceGroup label={t('gallery.sample')} className="gap-2 sm:grid-cols-2">
      {['M', 'XL'].map((size) => (
        <ChoiceCard
          key={size}
          name="gallery-size"
          value={size}
          checked={size === chosen}
          onChange={() => setChosen(size)}
        >
          {size}
        </ChoiceCard>
      ))}
    </ChoiceGroup>
  )
}
