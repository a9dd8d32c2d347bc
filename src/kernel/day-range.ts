/** Some days, `YYYY-MM-DD`, both ends included; open where one is absent. */
export interface DayRange {
  readonly from?: string;
  readonly to?: string;
}
