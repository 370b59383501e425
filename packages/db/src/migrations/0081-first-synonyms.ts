type FirstSynonym = { words: string; meanings: string[]; isMutual: boolean };

/**
 * Synonyms that a new site starts with. `=` joins words that mean the same. `>` is followed by what the words also mean,
 * but not the other way round. Staff change them in the console, so what is removed there does not return.
 */
const lines = `
exam = midterm = final = test
quiz > test, exam
past paper > exam, final, midterm
finals > final exam
mcq = multiple choice
frq = free response
answer key = solutions = mark scheme
lecture = slides = powerpoint = ppt
cheat sheet = summary = formula sheet = crib sheet
study guide = revision guide = review sheet
hw = homework = problem set = assignment
pset > problem set, homework
practice problems = practice questions = exercises
flash cards = flashcards
lab = laboratory
syllabus = course outline
textbook = text book
thesis = dissertation
essay = term paper
tutorial = recitation
intro = introduction
vocab = vocabulary
prof = professor
abg = arterial blood gas
ecg = ekg = electrocardiogram
cns = central nervous system
uni = university = univ
ch > chapter
wk > week
calc = calculus
calc 1 = calculus 1 = calc i = calculus i
calc 2 = calculus 2 = calc ii = calculus ii
calc 3 = calculus 3 = calculus iii = multivariable calculus
vector calculus > multivariable calculus, calculus 3
precalc = precalculus = pre calculus = pre calc
diff eq = differential equations = diffeq
ode > differential equations
pde = partial differential equations
lin alg = linear algebra = linalg
abstract algebra = modern algebra
alg > algebra, algorithms
trig = trigonometry
geom = geometry
geo > geography, geology, geometry
stats = statistics = stat
prob > probability
math = maths = mathematics
discrete math = discrete mathematics = discrete structures
std dev = standard deviation
anova = analysis of variance
normal distribution = gaussian distribution = bell curve
econ = economics
micro > microeconomics, microbiology
macro > macroeconomics
microecon = microeconomics
macroecon = macroeconomics
gdp = gross domestic product
npv = net present value
acct = accounting
fin > finance
mgmt = management
mktg = marketing
hr = human resources
hrm = human resource management
bus > business
scm = supply chain management
bio = biology
microbio = microbiology
mol bio = molecular biology
biochem = biochemistry
biotech = biotechnology
anat = anatomy
physio = physiology
phys > physics, physiology
patho = pathology
pathophys = pathophysiology
neuro > neuroscience, neurology
pharm > pharmacology, pharmacy
immuno = immunology
epi = epidemiology
histo = histology
dna = deoxyribonucleic acid
rna = ribonucleic acid
atp = adenosine triphosphate
pcr = polymerase chain reaction
chem = chemistry
gen chem = general chemistry
ochem = organic chemistry = orgo
pchem = physical chemistry
inorg = inorganic
stoich = stoichiometry
astro > astronomy, astrophysics
thermo = thermodynamics
electromagnetism = electricity and magnetism
qm = quantum mechanics
mech > mechanics, mechanical
fluids > fluid mechanics, fluid dynamics
strength of materials = mechanics of materials
ee = electrical engineering
civ eng = civil engineering
enviro sci = environmental science = env sci
engr = engineering
eng > english, engineering
cs = computer science = comp sci = compsci
prog = programming
oop = object oriented programming
dsa = data structures and algorithms
ds > data structures, data science
algo = algorithms
os = operating systems
db > database
dbms = database management system
ai = artificial intelligence
ml = machine learning
nlp = natural language processing
psych = psychology = psyc
soc = sociology
anthro = anthropology
poli sci = political science = polisci
ir > international relations
gov = government
phil = philosophy
hist > history
lit = literature
ling = linguistics
comm > communication, communications
crim = criminology
con law = constitutional law
edu = education
kin = kinesiology
ww1 = world war 1 = wwi = world war i
ww2 = world war 2 = wwii = world war ii
us history = american history
behaviour = behavior
haemoglobin = hemoglobin
oesophagus = esophagus
centre = center
colour = color
labour = labor
analyse = analyze
organisation = organization
globalisation = globalization
optimisation = optimization
polymerisation = polymerization
ionisation = ionization
ageing = aging
anaemia = anemia
anaesthesia = anesthesia
foetus = fetus
leukaemia = leukemia
oestrogen = estrogen
oedema = edema
tumour = tumor
paediatrics = pediatrics
gynaecology = gynecology
haematology = hematology
haemorrhage = hemorrhage
aluminium = aluminum
sulphur = sulfur
fibre = fiber
litre = liter
metre = meter
theatre = theater
defence = defense
modelling = modeling
programme = program
archaeology = archeology
judgement = judgment
georgia tech = georgia institute of technology = gatech
penn state = pennsylvania state university
upenn = university of pennsylvania
cal poly = california polytechnic state university
caltech = california institute of technology
uc berkeley = university of california berkeley
uoft = university of toronto
ucl = university college london
lse = london school of economics
virginia tech = virginia polytechnic institute
umich = university of michigan
uconn = university of connecticut
umass = university of massachusetts
mizzou = university of missouri
ole miss = university of mississippi
osu > ohio state university, oregon state university
uw > university of washington, university of waterloo
washu = washington university
pitt = university of pittsburgh
unimelb = university of melbourne
usyd = university of sydney
ualberta = university of alberta
uwaterloo = university of waterloo
ryerson = toronto metropolitan university
tum = technical university of munich = technische universitat munchen
`;

export const firstSynonyms: readonly FirstSynonym[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [words = '', ...meanings] = line.split(/ [=>] |, /);
    return { words, meanings, isMutual: !line.includes('>') };
  });
