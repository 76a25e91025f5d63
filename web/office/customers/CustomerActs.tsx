import { useState } from 'react'
import type { Customer } from '#contract/office/customers.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Asked } from '../staff/PersonDialog.tsx'
import type { PersonAct } from '../staff/use-person-acts.ts'
import { useWords } from '../../platform/words.ts'

export function CustomerActs({ customer }: { customer: Customer }) {
  const { t } = useWords()
  const [chosenAct, setChosenAct] = useState<PersonAct>()
  const acts: PersonAct[] = customer.is_locked
    ? ['unlock']
    : [...(customer.sessions > 0 ? (['sessions'] as const) : []), 'lock']
  const close = () => setChosenAct(undefined)
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">{t('people.acts')}</h2>
      {acts.map((act) => (
        <Button key={act} kind={act === 'lock' ? 'danger' : 'secondary'} onClick={() => setChosenAct(act)}>
          {t(`people.act.${act}`)}
        </Button>
      ))}
      <Dialog
        open={chosenAct !== undefined}
        onClose={close}
        title={chosenAct ? t(`people.act.${chosenAct}`) : ''}
      >
        {chosenAct && <Asked act={chosenAct} person={customer} onBack={close} onDone={close} />}
      </Dialog>
    </Card>
  )
}
