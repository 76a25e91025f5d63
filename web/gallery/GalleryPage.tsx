export function Page() {
  return <h1>x</h1>
}
