import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip'
import { useState } from 'react'
import { QuestionMark, type HelpWords } from './QuestionMark.tsx'

/** Shown at once, by pointer, by keyboard and by touch. */
export function Bubble({ label, text }: HelpWords) {
  const [open, setOpen] = useState(false)
  return (
    <Provider delayDuration={0}>
      <Root open={open} onOpenChange={setOpen}>
        <Trigger asChild>
          <QuestionMark label={label} onClick={() => setOpen(true)} />
        </Trigger>
        <Portal>
          <Content
            sideOffset={4}
            collisionPadding={16}
            className="bg-deep text-on-deep shadow-float z-50 max-w-72 rounded-box px-4 py-3 text-sm"
          >
            {text}
          </Content>
        </Portal>
      </Root>
    </Provider>
  )
}
