/** A brand and its types that are common in Indonesia. The order of the types determines their ids. */
export interface BrandDefinition {
  id: number
  name: string
  types: string[]
}

/**
 * Brands with their types: motorcycles, cars, trucks and buses. The id of a type is the id of the brand times 100 plus
 * the position of the type, so always append new types at the end.
 */
export const brands: BrandDefinition[] = [
  {
    id: 1,
    name: 'Honda',
    types: [
      'BeAT',
      'Vario 125',
      'Vario 160',
      'Scoopy',
      'PCX 160',
      'Supra X 125',
      'Revo',
      'CB150R',
      'Brio',
      'Mobilio',
      'Jazz',
      'HR-V',
      'CR-V',
      'BR-V',
      'Civic',
    ],
  },
  {
    id: 2,
    name: 'Yamaha',
    types: [
      'NMAX',
      'Aerox 155',
      'Mio M3',
      'Fazzio',
      'Lexi',
      'Jupiter Z1',
      'Vixion',
      'XSR 155',
      'R15',
      'Gear 125',
    ],
  },
  { id: 3, name: 'Kawasaki', types: ['KLX 150', 'Ninja 250', 'W175', 'D-Tracker'] },
  { id: 4, name: 'Vespa', types: ['Primavera', 'Sprint', 'LX 125', 'GTS'] },
  { id: 5, name: 'TVS', types: ['Apache RTR', 'Dazz', 'Ntorq', 'King (roda tiga)'] },
  { id: 6, name: 'Viar', types: ['Karya 200 (roda tiga)', 'Cross X', 'Q1 (listrik)'] },
  { id: 7, name: 'Gesits', types: ['G1 (listrik)', 'Raya (listrik)'] },
  { id: 8, name: 'Alva', types: ['One (listrik)', 'Cervo (listrik)'] },
  {
    id: 9,
    name: 'Toyota',
    types: [
      'Avanza',
      'Kijang Innova',
      'Innova Zenix',
      'Calya',
      'Rush',
      'Fortuner',
      'Hilux',
      'Hiace',
      'Agya',
      'Yaris',
      'Raize',
      'Alphard',
      'Dyna',
    ],
  },
  {
    id: 10,
    name: 'Daihatsu',
    types: ['Gran Max Pick Up', 'Gran Max Minibus', 'Xenia', 'Sigra', 'Ayla', 'Terios', 'Luxio', 'Rocky'],
  },
  {
    id: 11,
    name: 'Suzuki',
    types: ['Carry Pick Up', 'APV', 'Ertiga', 'XL7', 'Jimny', 'Baleno', 'Satria F150', 'Nex II', 'Address'],
  },
  { id: 12, name: 'Nissan', types: ['Livina', 'Serena', 'X-Trail', 'Navara'] },
  { id: 13, name: 'Mazda', types: ['CX-5', 'Mazda 2', 'BT-50'] },
  {
    id: 14,
    name: 'Mitsubishi',
    types: ['L300', 'Xpander', 'Pajero Sport', 'Triton', 'Colt Diesel', 'Outlander'],
  },
  {
    id: 15,
    name: 'Mitsubishi Fuso',
    types: ['Canter FE 71', 'Canter FE 74', 'Canter FE 84', 'Fighter FM', 'Fighter FN'],
  },
  {
    id: 16,
    name: 'Isuzu',
    types: [
      'Traga',
      'Elf NLR',
      'Elf NMR',
      'Elf Microbus',
      'Giga FVM',
      'Giga FVZ',
      'D-Max',
      'MU-X',
      'Panther',
    ],
  },
  {
    id: 17,
    name: 'Hino',
    types: [
      'Dutro 110',
      'Dutro 130',
      'Dutro 136',
      'Ranger FG',
      'Ranger FL',
      'Profia',
      'RK8 (bus)',
      'RN 285 (bus)',
    ],
  },
  { id: 18, name: 'UD Trucks', types: ['Kuzer', 'Quester', 'Croner'] },
  {
    id: 19,
    name: 'Mercedes-Benz',
    types: ['Axor', 'Actros', 'OH 1626 (bus)', 'O 500 (bus)', 'Sprinter', 'C-Class', 'GLC'],
  },
  { id: 20, name: 'Scania', types: ['P 360', 'R 450', 'K 360 (bus)', 'K 410 (bus)'] },
  { id: 21, name: 'Volvo', types: ['FM', 'FMX', 'B11R (bus)'] },
  { id: 22, name: 'MAN', types: ['TGS', 'CLA', 'R37 (bus)'] },
  {
    id: 23,
    name: 'Hyundai',
    types: ['Creta', 'Stargazer', 'Ioniq 5 (listrik)', 'H-1', 'Palisade', 'Mighty'],
  },
  { id: 24, name: 'Kia', types: ['Sonet', 'Seltos', 'Carnival', 'Travello'] },
  { id: 25, name: 'Wuling', types: ['Confero', 'Almaz', 'Formo', 'Air ev (listrik)', 'BinguoEV (listrik)'] },
  { id: 26, name: 'DFSK', types: ['Super Cab', 'Gelora', 'Gelora E (listrik)', 'Glory 560'] },
  { id: 27, name: 'Chery', types: ['Omoda 5', 'Tiggo 7 Pro', 'Tiggo 8 Pro'] },
  {
    id: 28,
    name: 'BYD',
    types: ['Atto 3 (listrik)', 'Dolphin (listrik)', 'Seal (listrik)', 'M6 (listrik)', 'K9 (bus listrik)'],
  },
  { id: 29, name: 'Ford', types: ['Ranger', 'Everest', 'EcoSport'] },
  { id: 30, name: 'Tata', types: ['Ace', 'Super Ace', 'Xenon', 'Ultra', 'Prima'] },
]

export function vehicleTypeId(brandId: number, index: number): number {
  return brandId * 100 + index + 1
}
