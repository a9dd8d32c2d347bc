/** A progress bar at the top while the code of the next page loads. */
export function PageProgress() {
  return (
    <div
      role="progressbar"
      aria-label="Loading the page"
      className="animate-fade fixed inset-x-0 top-0 z-50 h-1 bg-ink"
    >
      <div className="animate-advance h-full w-11/12 origin-left bg-volt" />
    </div>
  );
}
