/** The key that does the same; beside the word, and only where there are keys. */
export function Key({ children }: { children: string }) {
  return (
    <kbd
      aria-hidden="true"
      className="rounded font-sans whitespace-nowrap border border-current px-1.5 text-sm leading-normal font-semibold pointer-coarse:hidden"
    >
      {children}
    </kbd>
  )
}
