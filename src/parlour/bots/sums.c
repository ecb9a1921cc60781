/* The sums of a small network in whole numbers; parlour/bots/network.py says what they mean and can make them itself. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#define WIDEST 512
#define HIGHEST 2047
#define FINE 4   /* bits by which sums of the first layer are finer than numbers between layers */
#define FINER 10 /* and those of all others */
#define NOTHING (-1280) /* the logit of an action that was never offered while learning: -20 */

/* The same whole numbers either way; processors that can add eight at a time do. */
#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__GLIBC__)
#define WIDELY __attribute__((target_clones("avx2", "default")))
#else
#define WIDELY
#endif

/* The block holds, one after the other: for each place the number of its row, -1 for none (int32); for each action likewise; rows of
   the first layer (int16); its biases (int32); second layer by number of the first (int16) and biases (int32); third likewise; policy
   by row (int16) and biases (int32); value (int16) and bias (int32). Arrays begin at multiples of four bytes. */

static int16_t cut(int32_t n)
{
    return (int16_t)(n < 0 ? 0 : n > HIGHEST ? HIGHEST : n);
}

WIDELY static void add(int32_t *restrict sum, const int16_t *restrict row, int32_t times, int count)
{
    for (int n = 0; n < count; n++) sum[n] += times * row[n];
}

/* Four rows at a time: a sum is fetched and put back once for all of them. */
WIDELY static void add_four(int32_t *restrict sum, const int16_t *restrict a, const int16_t *restrict b, const int16_t *restrict c,
                            const int16_t *restrict d, const int32_t *restrict times, int count)
{
    int32_t s = times[0], t = times[1], u = times[2], v = times[3];
    for (int n = 0; n < count; n++) sum[n] += s * a[n] + t * b[n] + u * c[n] + v * d[n];
}

WIDELY static int32_t product(const int16_t *restrict one, const int16_t *restrict other, int count)
{
    int32_t sum = 0;
    for (int n = 0; n < count; n++) sum += (int32_t)one[n] * other[n];
    return sum;
}

/* Add rows[k], times[k] times, for every k. */
static void add_rows(int32_t *sum, const int16_t *const *rows, const int32_t *times, int many, int count)
{
    int k = 0;
    for (; k + 4 <= many; k += 4) add_four(sum, rows[k], rows[k + 1], rows[k + 2], rows[k + 3], times + k, count);
    for (; k < many; k++) add(sum, rows[k], times[k], count);
}

/* A layer adds what it makes of the numbers of the one before, where that is above 0, to these numbers. */
static void layer(int16_t *numbers, const int16_t *weights, const int32_t *bias, int wide)
{
    int32_t sum[WIDEST], times[WIDEST];
    const int16_t *rows[WIDEST];
    int many = 0;
    memcpy(sum, bias, 4 * (size_t)wide);
    for (int n = 0; n < wide; n++)
        if (numbers[n]) {
            rows[many] = weights + (size_t)n * wide;
            times[many++] = numbers[n];
        }
    add_rows(sum, rows, times, many, wide);
    for (int n = 0; n < wide; n++) numbers[n] = cut(numbers[n] + cut(sum[n] >> FINER));
}

static PyObject *outputs(PyObject *self, PyObject *args)
{
    Py_buffer block, seen;
    PyObject *layout, *actions;
    if (!PyArg_ParseTuple(args, "y*O!y*O!", &block, &PyList_Type, &layout, &seen, &PyList_Type, &actions)) return NULL;
    PyObject *found = NULL;
    long size[5];
    if (PyList_GET_SIZE(layout) != 5) {
        PyErr_SetString(PyExc_ValueError, "a layout has five sizes");
        goto done;
    }
    for (int n = 0; n < 5; n++) {
        size[n] = PyLong_AsLong(PyList_GET_ITEM(layout, n));
        if (size[n] == -1 && PyErr_Occurred()) goto done;
    }
    long places = size[0], rows = size[1], wide = size[2], known = size[3], offered = size[4];
    if (places < 0 || rows < 0 || known < 0 || offered < 0 || wide <= 0 || wide > WIDEST || wide % 2 || seen.len != places
        || block.len != 4 * (places + known) + 2 * rows * wide + 4 * wide + 2 * (2 * wide * wide + 4 * wide) + 2 * offered * wide
                            + 4 * offered + 2 * wide + 4) {
        PyErr_SetString(PyExc_ValueError, "the network does not fit what is seen");
        goto done;
    }
    const char *at = block.buf;
    const int32_t *number = (const int32_t *)at; at += 4 * places;
    const int32_t *action_number = (const int32_t *)at; at += 4 * known;
    const int16_t *first = (const int16_t *)at; at += 2 * rows * wide;
    const int32_t *bias1 = (const int32_t *)at; at += 4 * wide;
    const int16_t *second = (const int16_t *)at; at += 2 * wide * wide;
    const int32_t *bias2 = (const int32_t *)at; at += 4 * wide;
    const int16_t *third = (const int16_t *)at; at += 2 * wide * wide;
    const int32_t *bias3 = (const int32_t *)at; at += 4 * wide;
    const int16_t *policy = (const int16_t *)at; at += 2 * offered * wide;
    const int32_t *bias4 = (const int32_t *)at; at += 4 * offered;
    const int16_t *value = (const int16_t *)at; at += 2 * wide;
    const int32_t *bias5 = (const int32_t *)at;

    int32_t sum[WIDEST], times[WIDEST];
    const int16_t *some[WIDEST];
    int16_t numbers[WIDEST];
    int many = 0;
    memcpy(sum, bias1, 4 * (size_t)wide);
    const unsigned char *cell = seen.buf;
    for (long place = 0; place < places; place++) {
        if (place + 8 <= places) {
            uint64_t eight;
            memcpy(&eight, cell + place, 8);
            if (!eight) { place += 7; continue; }
        }
        int32_t row = cell[place] ? number[place] : -1;
        if (row < 0 || row >= rows) continue;
        some[many] = first + row * wide;
        times[many++] = cell[place];
        if (many == WIDEST) {
            add_rows(sum, some, times, many, (int)wide);
            many = 0;
        }
    }
    add_rows(sum, some, times, many, (int)wide);
    for (long n = 0; n < wide; n++) numbers[n] = cut(sum[n] >> FINE);
    layer(numbers, second, bias2, (int)wide);
    layer(numbers, third, bias3, (int)wide);

    Py_ssize_t count = PyList_GET_SIZE(actions);
    found = PyList_New(count + 1);
    if (!found) goto done;
    for (Py_ssize_t n = 0; n <= count; n++) {
        int32_t answer = NOTHING;
        if (!n) answer = (bias5[0] + product(value, numbers, (int)wide)) >> FINER;
        else {
            long action = PyLong_AsLong(PyList_GET_ITEM(actions, n - 1));
            if (action < 0 || action >= known) {
                if (!PyErr_Occurred()) PyErr_SetString(PyExc_ValueError, "the network does not know an action");
                Py_CLEAR(found);
                goto done;
            }
            int32_t row = action_number[action];
            if (row >= 0 && row < offered) answer = (bias4[row] + product(policy + (size_t)row * wide, numbers, (int)wide)) >> FINER;
        }
        PyObject *out = PyLong_FromLong(answer);
        if (!out) { Py_CLEAR(found); goto done; }
        PyList_SET_ITEM(found, n, out);
    }
done:
    PyBuffer_Release(&block);
    PyBuffer_Release(&seen);
    return found;
}

static PyMethodDef methods[] = {
    {"outputs", outputs, METH_VARARGS, "Return the value and the logits of some actions, in steps of 1/64."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "sums", NULL, 0, methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit_sums(void) { return PyModule_Create(&definition); }
