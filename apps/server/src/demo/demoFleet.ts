/** The depots of the demo, below the depot with which each database begins. */
export const demoDepots = ['Depo Cakung', 'Depo Daan Mogot', 'Depo Pasar Minggu'] as const

export type DemoDepot = (typeof demoDepots)[number]

/** A simulated device with its vehicle and driver. */
export interface DemoUnit {
  /** The IMEI of the device, also the seed of its simulation. */
  imei: string
  number: string
  /** The key of the road in `routes.geojson` on which the vehicle drives. */
  route: string
  /** Hours of the day (in WIB, UTC+7) between which trips begin; an hour above 24 is on the next day. */
  shift: readonly [from: number, to: number]
  vehicle: { brand: string; type: string; year: number; color: string; number: string } | null
  driver: { name: string; phone: string; email: string; license: string } | null
  /** Whether the vehicle rests only briefly between trips, so that the demo nearly always shows a moving vehicle. */
  busy?: boolean
  /** Speed of the first trip of each day, as a share of the usual one. */
  firstTripPace?: number
  /** Whether the tracker lost its power some days ago. */
  hasWeakPower?: boolean
  /** The depot, one of `demoDepots`. */
  depot: DemoDepot
  /** Days since the last position of a silent device; absent for other devices. */
  silentDays?: number
}

/** Returns a test IMEI: a reserved type code, a serial number and the check digit. */
function imei(serial: number): string {
  const digits = `00440123${String(serial).padStart(6, '0')}`
  const sum = Array.from(digits, Number)
    .map((digit, index) => (index % 2 === 1 ? digit * 2 : digit))
    .reduce((total, digit) => total + (digit > 9 ? digit - 9 : digit), 0)
  return `${digits}${String((10 - (sum % 10)) % 10)}`
}

function vehicle(
  brand: string,
  type: string,
  year: number,
  color: string,
  number: string,
): DemoUnit['vehicle'] {
  return { brand, type, year, color, number }
}

function driver(name: string, phone: string, license: string): DemoUnit['driver'] {
  const email = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@sikud.test`
  return { name, phone, email, license }
}

type Row = Omit<DemoUnit, 'imei' | 'number'>

const rows: Row[] = [
  {
    route: 'sudirman-thamrin',
    depot: 'Depo Pasar Minggu',
    shift: [4, 13],
    busy: true,
    vehicle: vehicle('Mitsubishi', 'L300', 2021, 'Hitam', 'B 9014 SIM'),
    driver: driver('Agus Setiawan', '081200000101', 'SIM B1 Umum'),
  },
  {
    route: 'gatot-subroto',
    depot: 'Depo Pasar Minggu',
    shift: [5, 18],
    vehicle: vehicle('Isuzu', 'Traga', 2022, 'Putih', 'B 9127 SIM'),
    driver: driver('Bambang Prasetyo', '081200000102', 'SIM B1'),
  },
  {
    route: 'tol-dalam-kota-bandara',
    depot: 'Depo Daan Mogot',
    shift: [12, 21],
    busy: true,
    vehicle: vehicle('Toyota', 'Hiace', 2020, 'Perak', 'B 7231 SIM'),
    driver: driver('Dedi Kurniawan', '081200000103', 'SIM A Umum'),
  },
  {
    route: 'yos-sudarso',
    depot: 'Depo Cakung',
    shift: [17, 31],
    hasWeakPower: true,
    vehicle: vehicle('Hino', 'Ranger FG', 2019, 'Hijau', 'B 9348 SIM'),
    driver: driver('Eko Nugroho', '081200000104', 'SIM B2 Umum'),
  },
  {
    route: 'rasuna-said',
    depot: 'Depo Pasar Minggu',
    shift: [7, 19],
    vehicle: vehicle('Honda', 'Brio', 2023, 'Merah', 'B 2459 SIM'),
    driver: driver('Fitri Handayani', '081200000105', 'SIM A'),
  },
  {
    route: 'daan-mogot',
    depot: 'Depo Daan Mogot',
    shift: [6, 20],
    vehicle: vehicle('Daihatsu', 'Gran Max Pick Up', 2021, 'Putih', 'B 9560 SIM'),
    driver: driver('Gunawan Wibowo', '081200000106', 'SIM A'),
  },
  {
    route: 'jagorawi',
    depot: 'Depo Pasar Minggu',
    shift: [4, 19],
    firstTripPace: 1.4,
    vehicle: vehicle('Toyota', 'Kijang Innova', 2022, 'Abu-abu', 'F 1671 SIM'),
    driver: driver('Hendra Saputra', '081200000107', 'SIM A'),
  },
  {
    route: 'tb-simatupang',
    depot: 'Depo Pasar Minggu',
    shift: [6, 18],
    vehicle: vehicle('Suzuki', 'Carry Pick Up', 2020, 'Hitam', 'B 9782 SIM'),
    driver: driver('Indra Maulana', '081200000108', 'SIM A'),
  },
  {
    route: 'jorr-timur',
    depot: 'Depo Cakung',
    shift: [19, 33],
    vehicle: vehicle('Mitsubishi Fuso', 'Canter FE 74', 2018, 'Kuning', 'B 9893 SIM'),
    driver: driver('Joko Susilo', '081200000109', 'SIM B1 Umum'),
  },
  {
    route: 'matraman',
    depot: 'Depo Cakung',
    shift: [8, 21],
    vehicle: vehicle('Honda', 'Vario 160', 2023, 'Biru', 'B 3104 SIM'),
    driver: driver('Kartika Sari', '081200000110', 'SIM C'),
  },
  {
    route: 'pramuka-pulogadung',
    depot: 'Depo Cakung',
    shift: [5, 17],
    vehicle: vehicle('Isuzu', 'Elf NMR', 2019, 'Putih', 'B 9215 SIM'),
    driver: driver('Lukman Hakim', '081200000111', 'SIM B1'),
  },
  {
    route: 'jorr-barat',
    depot: 'Depo Daan Mogot',
    shift: [18, 32],
    vehicle: vehicle('Hino', 'Dutro 130', 2021, 'Hijau', 'B 9326 SIM'),
    driver: driver('Made Wirawan', '081200000112', 'SIM B1 Umum'),
  },
  {
    route: 'gatot-subroto',
    depot: 'Depo Pasar Minggu',
    shift: [20, 29],
    busy: true,
    vehicle: vehicle('Toyota', 'Hilux', 2022, 'Hitam', 'B 9437 SIM'),
    driver: driver('Nanang Firmansyah', '081200000113', 'SIM A'),
  },
  {
    route: 'yos-sudarso',
    depot: 'Depo Cakung',
    shift: [6, 22],
    vehicle: vehicle('UD Trucks', 'Quester', 2017, 'Merah', 'B 9548 SIM'),
    driver: null,
  },
  {
    route: 'tb-simatupang',
    depot: 'Depo Pasar Minggu',
    shift: [9, 23],
    vehicle: null,
    driver: driver('Oki Ramadhan', '081200000115', 'SIM C'),
  },
  {
    route: 'daan-mogot',
    depot: 'Depo Daan Mogot',
    shift: [5, 19],
    vehicle: vehicle('Daihatsu', 'Gran Max Minibus', 2016, 'Perak', 'B 1760 SIM'),
    driver: driver('Putri Lestari', '081200000116', 'SIM A'),
    silentDays: 2,
  },
]

/** The demo fleet. Plates end in SIM, to distinguish the fleet from real vehicles. */
export const demoFleet: readonly DemoUnit[] = rows.map((row, index) => ({
  ...row,
  imei: imei(index + 1),
  number: `0812000002${String(index + 1).padStart(2, '0')}`,
}))

/** Returns the name of the device of a unit. */
export function deviceNameOf(unit: DemoUnit): string {
  return `Pelacak ${String(demoFleet.indexOf(unit) + 1).padStart(2, '0')}`
}
